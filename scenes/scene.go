package scenes

import "safehouse/render/ui"

// A Scene is one screenful: the title, a table, a paper on the desk. It shows
// itself on a stage of its own, so that the focus is where it was when a person
// comes back to it.
type Scene interface {
	// Name is how a script expects it: "title", "table".
	Name() string
	// Stage is where the scene shows itself.
	Stage() *ui.Stage
	// Tick lets a tick pass before the stage hears what the person did in it,
	// and gives the stage its list.
	Tick()
	// Close is called once, when the scene is left for good.
	Close()
}

// A Resumer is a scene that has to know when it is shown again.
type Resumer interface {
	Resume()
}

// A Reopener is a scene that is gone back to where it would be opened a second time.
type Reopener interface {
	// Reopen takes over what another scene would show and reports true if it is the same page.
	Reopen(other Scene) bool
}

// A Rereader is a scene that keeps texts: it takes those of another language.
type Rereader interface {
	Reread()
}

// A Worker is a scene in which something can go on by itself; a script waits
// for it to come to rest.
type Worker interface {
	Idle() bool
}

// A Thinker is a scene in which a bot may be thinking.
type Thinker interface {
	Thinks() bool
}

// A Doer is a scene that offers actions in words beside what stands on its
// things.
type Doer interface {
	// Do chooses the offered action with this text.
	Do(text string) error
	// Auto lets a bot decide for the persons as well, or stops it.
	Auto(on bool)
}

// A Speaker is a scene that shows text beside the labels of its things.
type Speaker interface {
	Texts() []string
}

// A Reader reads aloud what is asked, told and pointed at in the scene on top.
type Reader interface {
	Read(top Scene, lang string) // once a tick, in the language of the texts
	Quiet()                      // breaks off what is being read
}
