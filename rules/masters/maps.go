package masters

// The 17 maps as the booklet prints them: pointy hexes, every other row shifted
// by half a hex. Rows are numbered and columns lettered, so that "c4" names a
// hex. Codes:
//
//	.  no tile            EM blank                 SC unknown (shield)
//	GU guard              LO lock                  CM camera         DO guard dog
//	G2 L2 C2 GDGD         two of them
//	2GL 2GC 2CL 2LD       guard or lock or camera or dog, two kinds
//	$1 $2 $3              cash in $k               JW jewel          PP documents
//	USB USB key           KC keycard               KCL keycard door
//	G1K guard and $1k     GKC guard and keycard    I item            S safe
//	RE reinforcements     WT watchtower            DK kennel         * story marker
//	GA GB GC GD gates     SX SY servers            RX RY remote locks
//	RXD RYD over documents, RXJ over a jewel, RXM RYM over a pawn
//	MW pawn               T  space for a tunnel
//	E1 to E6 entrance whose door is on the side NE, E, SE, SW, W, NW

const inclusionMap = `
     a    b    c    d    e    f    g    h    i
 1   .    .    .    .    $2   $1
 2     .    .    .    SC   GC   SC   SC
 3   .    .    $1   JW   C2   SC   GA   EM   E5
 4     .    EM   GD   SC   GB   SC   SC
 5   .    .    JW   SC   SC   .    RE   EM   E5
 6     .    .    EM   .    SC   SC   SC
 7   .    .    .    JW   SC   .    SC   $1
 8     .    .    .    .    .    EM
 9   .    .    .    .    .    E1
`

const startupMap = `
     a    b    c    d    e    f    g
 1   .    .    PP
 2     .    KCL  .    .    .    KC   $3
 3   .    SC   CM   SC   SC   2GL  L2
 4     CM   LO   WT   $1   SC   SC
 5   .    SC   SC   .    .    WT   SC
 6     .    CM   SC   .    $1   SC   SC
 7   .    $2   SC   SC   SC   SC   EM
 8     .    .    .    EM   .    .    E6
 9   .    .    .    .    E6
`

const darkHorseMap = `
     a    b    c    d    e    f    g    h    i
 1   .    E3   .    $3   .    SX   DO   2CL  RYD
 2     .    SC   EM   SC   SC   SC   2GL  SC   GDGD
 3   .    .    SC   DO   .    .    .    .    CM
 4     .    .    I    SC   RX   SY   .    SC
 5   .    .    .    SC   DO   .    .    CM   SC
 6     .    .    SC   SC   SC   $3   SC   EM
 7   .    .    E1   .    .    .    .    .    E6
`

const greedyPrisonerMap = `
     a    b    c    d    e    f    g    h    i
 1   .    .    .    .    $3   .    .    $3
 2     .    .    SX   SC   RXM  JW   SC   SC   SX
 3   .    .    $2   DO   .    SY   .    SC
 4     .    .    SC   JW   .    .    .    SC
 5   .    SC   SC   DK   RX   JW   RY   SC   SC
 6     2GC  .    .    .    .    .    .    2GL
 7   SC   SC   .    .    .    .    .    SC   SC
 8     EM   .    .    .    .    .    .    EM
 9   E1   .    .    .    .    .    .    .    E6
`

const blindJusticeMap = `
     a    b    c    d    e    f    g    h    i    j
 2     .    .    .    .    .    .    .    .    E4
 3   E2   GA   SC   .    .    .    .    SC   EM
 4     .    SC   L2   RXD  .    .    SC   SC
 5   .    .    SC   EM   SC   LO   SC   C2   SC
 6     .    .    .    .    SC   SC   RE   SX   G2   I
 7   .    .    .    .    .    GC   EM   LO   SC   GD
 8     .    .    .    .    .    $2   GB   SC   SC
 9   .    .    .    .    .    .    .    .    .    EM
10     .    .    .    .    .    .    .    .    .    E6
`

const meleeMap = `
     a    b    c    d    e    f    g    h
 1   .    E3   .    .    .    .    E4
 2     .    EM   2GL  $3   L2   EM
 3   .    SC   SC   SC   SC   G1K  EM
 4     SC   .    .    .    .    SC
 5   CM   SC   .    .    .    SC   SC
 6     EM   KCL  I    KCL  SC   SC
 7   .    EM   .    .    C2   EM   CM
 8     .    S    $2   EM   .    EM   EM   E5
`

const sideChannelMap = `
     a    b    c    d    e    f    g    h
 1   .    .    SC   JW   .    T
 2     T    SC   SC   SC   SC   SC   RYD
 3   T    SC   .    GKC  RE   .    SC
 4     $3   G2   WT   SC   SC   SC   T
 5   .    $2   SC   .    SC   SC   SC
 6     .    .    SC   LO   RE   L2
 7   .    .    USB  .    SC   LO   KCL  MW
 8     .    .    .    .    .    .    .    E6
`

const hospitalityMap = `
     a    b    c    d    e    f    g    h    i    j
 1   .    .    .    .    E3
 2     .    .    .    .    KCL
 3   .    .    .    .    $2   C2   G2
 4     .    .    .    .    SC   SC   CM   KCL  MW   S
 5   .    .    $3   G1K  SC   WT   SC   SC
 6     .    .    .    EM   SC   SC   L2
 7   .    .    .    SC   SC   .    SC   SC
 8     E2   EM   EM   CM   SC   EM   CM   EM
 9   .    .    .    .    .    .    .    EM
10     .    .    .    .    .    .    .    E6
`

const provingGroundsMap = `
     a    b    c    d    e    f    g    h
 1   .    .    .    .    S    $1   $2
 2     .    .    SC   SC   SC   SC
 3   .    $1   SC   .    .    GA
 4     $2   SC   GB   SC   SC   GU   C2   E5
 5   .    SC   $1   SC   DK   GC   SC
 6     .    .    .    SC   SC   SC
 7   .    .    E2   GD   .    SC   SC
 8     .    .    .    I    GDGD GU   E5
`

const safehouseRescueMap = `
     a    b    c    d    e    f    g    h    i    j
 1   .    .    .    .    E2   EM   .    .    EM   E5
 2     .    .    .    .    .    SC   .    SC
 3   .    .    .    .    .    .    L2   .    L2
 4     .    .    .    G2   EM   SC   SC   SC   SC
 5   .    .    .    MW   EM   EM   SC   RE   SC   *
 6     .    .    G2   EM   SC   SC   SC   SC   SC
 7   .    .    .    .    .    C2   .    L2
 8     .    .    .    .    .    SC   SC   SC
 9   .    .    .    .    .    .    .    EM
10     .    .    .    .    .    .    E1
`

const blackBoxMap = `
     a    b    c    d    e    f    g    h    i
 1   .    .    GKC
 2     .    DK   SC   SC   SC   *
 3   .    SC   SC   .    T    EM   SC   SC
 4     .    SC   .    T    SC   T    .    S
 5   .    SC   .    T    SC   T    .    SC
 6     SC   SC   SC   EM   RE   SC   SC   SC   GKC
 7   .    KCL  .    RE   EM
 8     MW   $3   .    .    KCL  E5
`

const marathonMap = `
     a    b    c    d    e    f    g    h
 1   .    SX
 2     2CL  2GL  .    .    S
 3   .    KCL  .    .    .    RX
 4     .    SC   GD   L2   SC   SC   G1K
 5   .    SC   .    .    G1K  GB   .    GKC
 6     SC   SC   RXJ  SC   .    SC   .    GC
 7   .    GA   .    SC   SC   SC   SC   SC
 8     SC   SC   $2   .    .    SC
 9   E1   .    .    .    .    .    E6
`

const bricksMap = `
     a    b    c    d    e    f    g    h    i    j
 1   .    E3   .    .    .    .    .    E4
 2     .    GU   .    .    .    .    GU
 3   E3   .    SC   SC   GC   SC   SC   SC   DO
 4     GU   SC   .    SC   GA   .    .    GB   GU   E5
 5   .    SC   .    .    SC   .    .    .    SC
 6     .    SC   .    .    SC   .    .    GD   SC
 7   .    .    WT   G2   L2   SC   SC   2GC  L2
 8     .    .    .    MW   .    MW   .    MW
`

const riverMap = `
     a    b    c    d    e    f    g    h    i
 1   .    .    E2   RE   2GC  SC   SX   SC
 2     .    .    .    2GL  .    DK   SC   SC   E5
 3   .    .    .    SC   MW   .    .    SC
 4     .    .    .    SC   .    .    RYM  SC
 5   .    .    .    SC   MW   .    .    SC
 6     .    .    .    SC   .    .    MW   SC
 7   .    .    .    SC   RXM  .    .    SC
 8     .    .    .    SC   .    .    RE   2LD  E5
 9   .    .    E2   G2   SC   SY   SC   SC
`

const holeMap = `
     a    b    c    d    e    f    g    h    i
 1   E3   .    E4
 2     SC   SC   .    .    .    .    .    E4
 3   .    SC   SC   .    S    .    I    SC
 4     .    KCL  .    SC   .    SC   SC
 5   .    SC   SC   SC   SC   SC   SC   SC   E5
 6     SC   .    SC   .    SC   .    SC
 7   .    L2   .    SC   .    SC   .    2CL
 8     MW   .    2GL  .    2GL  .    MW
 9   .    .    MW   .    MW
`

const finalSouthMap = `
     a    b    c    d    e    f    g    h    i    j    k
 2     .    .    *    .    .    *
 3   .    $2   .    2GL  SC   $1   SC   DK
 4     SC   G2   RE   SC   .    .    $2   SC   KCL  SC
 5   KC   .    .    SC   SC   E5   .    2GL  .    SC   S
 6     .    .    .    2GL  .    .    SC   SC   .    $2
 7   .    .    .    $1   SC   $1   SC   SC   2GL
 8     .    .    T    T    T    T    T    T    T
`

const finalNorthMap = `
     a    b    c    d    e    f    g    h    i    j
 1   E3
 2     SC   .    E3   .    .    .    .    .    E4
 3   .    SC   .    L2   SC   SX   RY   .    GD
 4     RX   .    .    GB   .    .    C2   2GL  .    E4
 5   .    MW   GC   SC   2CL  SC   SC   WT   SC   SC
 6     .    2GL  SC   .    SC   .    G2
 7   .    .    GA   2GL  .    SC   SC   SC   SY
 8     .    .    *    .    .    *
`
