// biome-ignore lint/style/noRestrictedImports: everywhere else this file stands for it.
import { computed as unmountingComputed } from 'nanostores'

/**
 * A derived store that stays mounted from its first use on. Nano Stores unmounts one a second after its last
 * listener has gone (`off`), and `useStore` listens only after it has drawn. Where a slow phone takes longer than that
 * to draw, the page would never show a change that came meanwhile.
 */
export const computed = ((...input: Parameters<typeof unmountingComputed>) =>
  Object.assign(unmountingComputed(...input), { off() {} })) as typeof unmountingComputed
