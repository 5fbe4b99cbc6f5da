/**
 * Notes the timers that are started from now on. Answers what ends them and gives the real ones back: one that a
 * file of tests leaves behind would go off in the next one.
 */
export function noteTimers(): () => void {
  const timers: NodeJS.Timeout[] = []
  const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval }
  const noted =
    <Arguments extends unknown[]>(start: (...parameters: Arguments) => NodeJS.Timeout) =>
    (...parameters: Arguments) => {
      const timer = start(...parameters)
      timers.push(timer)
      return timer
    }
  Object.assign(globalThis, {
    setTimeout: noted(real.setTimeout),
    setInterval: noted(real.setInterval)
  })
  return () => {
    timers.forEach(clearTimeout)
    Object.assign(globalThis, real)
  }
}
