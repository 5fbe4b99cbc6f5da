const channelsOf = (color: string) =>
  [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))

/** `share` is 0 to 1. */
export function mix(color: string, ground: string, share: number): `#${string}` {
  const below = channelsOf(ground)
  const mixed = channelsOf(color).map((channel, index) =>
    Math.round(channel * share + (below[index] ?? 0) * (1 - share))
  )
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
