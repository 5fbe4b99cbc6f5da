import { isWithin } from '../../../shared/lib/elapsed.ts'

const key = 'loan:contact'

/** Milliseconds: a later visitor may be another, and visitors have no name. */
const life = 10 * 60_000

function readDraft(): Record<string, unknown> {
  try {
    const { typedAt, values } = JSON.parse(sessionStorage.getItem(key) ?? '')
    if (isWithin(typedAt, life)) return values
    sessionStorage.removeItem(key)
  } catch {}
  return {}
}

/** For ten minutes, in this tab; without a storage the form works as well. */
export function keepDraft(form: HTMLFormElement): { drop: () => void } {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    // A browser that comes back may have put newer text there.
    if (field && !field.value) field.value = String(value)
  }
  form.addEventListener('input', () => {
    try {
      const values = Object.fromEntries(new FormData(form))
      sessionStorage.setItem(key, JSON.stringify({ typedAt: Date.now(), values }))
    } catch {}
  })
  return {
    drop() {
      try {
        sessionStorage.removeItem(key)
      } catch {}
    }
  }
}
