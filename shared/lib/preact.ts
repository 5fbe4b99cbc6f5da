/**
 * The stand-in for `react` in the build for the cheapest phones. preact renders in one piece what
 * React does in slices; at least that is not in the task that has read the scripts.
 */
// @ts-expect-error Its types are written for CommonJS.
// biome-ignore lint/performance/noBarrelFile: the bundler leaves out what nobody imports.
export * from 'preact/compat'

export function startTransition(render: () => void): void {
  setTimeout(render)
}
