import type { Channel } from '../../api/repayment.ts'

const kinds = ['wallet', 'counter', 'bank', undefined] as const

export interface ChannelGroup {
  kind: Channel['kind']
  channels: Channel[]
}

/** By kind, if there is more than one; those of none come last. */
export function groupChannels(channels: readonly Channel[]): ChannelGroup[] {
  const groups = kinds.map(kind => ({
    kind,
    channels: channels.filter(each => each.kind === kind)
  }))
  return groups.filter(group => group.channels.length > 0)
}

export const searchedFrom = 9

export function findChannels(channels: readonly Channel[], search: string): Channel[] {
  const words = search.toLowerCase().split(/\s+/)
  return channels.filter(({ name }) => words.every(word => name.toLowerCase().includes(word)))
}
