import '../../ui/choices/radio.css'

/** The empty ring of what can be chosen, as in the list of all ways. */
export const choiceRing = <span className="radio" />

export const chosenRing = <span className="radio is-chosen" />
