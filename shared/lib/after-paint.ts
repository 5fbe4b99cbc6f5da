import { pause } from './pause.ts'

/** Resolves once the browser has painted what there is; where it paints nothing, after 50 ms. */
export function afterPaint(): Promise<unknown> {
  const painted = new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)))
  return Promise.race([painted, pause(50)])
}
