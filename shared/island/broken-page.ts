type Listener = (error: unknown) => void

const early: unknown[] = []
let tell: Listener = error => void early.push(error)

export const notePageBroke: Listener = error => tell(error)

/** Hears also of what broke before: a page watches itself only once it is live. */
export function onPageBroke(listener: Listener): void {
  tell = listener
  for (const error of early.splice(0)) listener(error)
}
