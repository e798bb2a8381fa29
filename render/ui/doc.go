// Package ui is the stage that every scene of every game stands on. It knows no rule.
//
// A scene describes what is on the screen as a list of Things: an ID, a shape, a layer, how to paint it, what happens
// when it is chosen, why it cannot be, what explains it. From the list alone the Stage makes hit testing, hover, the
// focus for keys and gamepad, tooltips, full-size cards, marks around legal targets, dragging, and the animation of a
// thing from its old place to its new one when its ID moves. Widgets are things too.
//
// The list is made by a function that runs only when its content key, the window or a widget has changed; the stage
// says with Dirty whether anything must be painted. Nothing moves while nothing happens.
//
// Read thing.go, then stage.go and build.go. The folders input and focus beside this file hold the devices and the
// focus graph.
package ui
