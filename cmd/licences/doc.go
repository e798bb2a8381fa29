// Command licences writes down the licence of every library that is linked into the programs: of Go itself and of each
// module, as its files in the module cache state them. assets/third-party.txt is made by it (go generate ./assets), is shown
// by Credits and goes into the packages as THIRD-PARTY.txt.
//
//	licences -out assets/third-party.txt
//	licences -text assets/third-party.txt PROGRAM...
//
// The second form compares the text with what programs that were built say they hold; make dist does so before it packs.
package main
