// Package used holds one quick test: that every text of every language is said by
// somebody, and that everything that is said has a text. It reads the sources and the
// registries and starts no game. Keys that are put together at run time belong to a
// family, whose members are stated in families.
package used
