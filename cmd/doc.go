// Package cmd is the folder of the programs: safehouse, the game; referee, the
// same rules without a window; atlas, which packs the sprite sheets; licences,
// which collects those of linked libraries. It holds no code of its own, only the test of who may import whom in the whole house.
// A program parses its flags, opens what it needs and hands on; anything that
// two programs want belongs to a package below.
package cmd
