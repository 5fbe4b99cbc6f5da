import type { CampaignFacts } from './page-facts.ts'

/** Where a number from 0 to 1 falls when each variant has as much room as it weighs. */
export function chooseVariant(
  variants: readonly { template: string; weight: number }[],
  number: number
): string {
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0)
  let left = number * whole
  const chosen = variants.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return (chosen ?? variants[variants.length - 1])?.template ?? ''
}

const key = 'loan:campaigns'

function readAssigned(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

function draw(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number / 2 ** 32
}

/** This phone's variant for good, whatever the weights; undefined outside the dates or where nothing is kept. */
export function assignVariant(
  { id, starts, ends, variants }: CampaignFacts,
  now: number
): string | undefined {
  if (now < starts || now >= ends) return undefined
  const assigned = readAssigned()
  const before = variants.find(({ template }) => template === assigned[id])
  if (before) return before.template
  const template = chooseVariant(variants, draw())
  try {
    localStorage.setItem(key, JSON.stringify({ ...assigned, [id]: template }))
    return template
  } catch {
    return undefined
  }
}
