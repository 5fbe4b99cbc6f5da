/** The first choice is the phone's usual state, and is not in the address. */
export const switches = {
  screen: ['360', '320', '412', '768', '1280'],
  text: ['100', '200'],
  look: ['phone', 'light', 'dark', 'forced'],
  network: ['fast', 'slow', 'slower'],
  clock: ['now', 'day', 'days', 'weeks', 'month', 'phone-hour', 'phone-day'],
  borrower: ['alone', 'first', 'second'],
  app: ['browser', 'app']
} as const

export type SwitchName = keyof typeof switches
export type Switches = { [Name in SwitchName]: (typeof switches)[Name][number] }

export const switchNames = Object.keys(switches) as SwitchName[]

/** CSS pixels. */
export const screens: Record<Switches['screen'], readonly [width: number, height: number]> = {
  320: [320, 640],
  360: [360, 740],
  412: [412, 892],
  768: [768, 1024],
  1280: [1280, 800]
}

export function readSwitches(query: Readonly<Record<string, string>>): Switches {
  const chosen = switchNames.map(name => {
    const choices: readonly string[] = switches[name]
    const value = query[name] ?? ''
    return [name, choices.includes(value) ? value : choices[0]]
  })
  return Object.fromEntries(chosen)
}

/** For an address: switches that are not at their first choice. */
export function changedSwitches(chosen: Switches): Partial<Switches> {
  return Object.fromEntries(
    switchNames.filter(name => chosen[name] !== switches[name][0]).map(name => [name, chosen[name]])
  )
}
