/** A tenth of the colour, `#rrggbb`, on white. */
export function tint(color: string): string {
  const channels = [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))
  const soft = channels.map(channel => Math.round(255 - (255 - channel) / 10))
  return `#${soft.map(channel => channel.toString(16)).join('')}`
}
