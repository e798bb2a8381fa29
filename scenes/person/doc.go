// Package person is the file of the person at this machine, a room of scenes: what was played (record.go), the medals
// (medals.go), tonight's job with its calendar (nights.go), and who else plays here (people.go). Start with person.go.
package person
