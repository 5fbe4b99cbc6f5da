// In place of `react` for the cheapest phones.
// @ts-expect-error Its types are written for CommonJS.
// biome-ignore lint/performance/noBarrelFile: the bundler leaves out what nobody imports.
export * from 'preact/compat'

export function startTransition(render: () => void): void {
  setTimeout(render)
}
