export interface PickerOption {
  name: string
  type: string
  /** Not empty for a group, which is opened instead of chosen. */
  children: readonly PickerOption[]
}

export interface FoundOption {
  option: PickerOption
  /** The group it was found in, if another list is shown. */
  group?: PickerOption
}

/** `Biñan` is found by `binan`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Every word of the query has to be in the name; options inside groups come last. */
export function findOptions(options: readonly PickerOption[], query: string): FoundOption[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options.map(option => ({ option }))
  const fits = ({ name }: PickerOption) => words.every(word => plain(name).includes(word))
  const inside = options.flatMap(group =>
    group.children.filter(fits).map(option => ({ option, group }))
  )
  return [...options.filter(fits).map(option => ({ option })), ...inside]
}
