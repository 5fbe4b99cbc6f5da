import { channelsOf, hexOf } from './color.ts'

/** `share` is 0 to 1. */
export function mix(color: string, ground: string, share: number): `#${string}` {
  const below = channelsOf(ground)
  return hexOf(
    channelsOf(color).map((channel, index) => channel * share + (below[index] ?? 0) * (1 - share))
  )
}
