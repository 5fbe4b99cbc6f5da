export interface FittedModules {
  /** Where the view begins, 0 or left of it, and how wide it is; in modules. */
  start: number
  span: number
}

/** A view of so many device pixels, centred on a drawing: each of its modules takes whole pixels, where that makes it at most a third smaller. */
export function fitModules(modules: number, pixels: number): FittedModules {
  const each = Math.floor(pixels / modules)
  const free = pixels - each * modules
  if (each === 0 || free * 3 > pixels) return { start: 0, span: modules }
  return { start: 0 - Math.floor(free / 2) / each, span: pixels / each }
}
