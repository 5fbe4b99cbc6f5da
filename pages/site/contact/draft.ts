const key = 'loan:contact'

/** Keeps what is typed for this tab alone; without a storage the form works as well. */
export function keepDraft(form: HTMLFormElement): { drop: () => void } {
  try {
    for (const [name, value] of Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}'))) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null
      // A browser that comes back may have put newer text there.
      if (field && !field.value) field.value = String(value)
    }
  } catch {}
  form.addEventListener('input', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))))
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
