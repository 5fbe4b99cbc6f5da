/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const channelsOf = (color: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))

export const hexOf = (channels: readonly number[]): `#${string}` =>
  `#${channels.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The same without the screen's gamma, 0 to 1 (WCAG 2.2 and CSS Color 4). */
export const linearChannelsOf = (color: string): number[] =>
  channelsOf(color).map(channel => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
