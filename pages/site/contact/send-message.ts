/** Milliseconds, as long as any call of ours. */
const longest = 60_000

/** As JSON. Answers whether the fields have surely arrived. */
export async function sendMessage(url: string, values: FormData): Promise<boolean> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), longest)
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(values)),
      credentials: 'omit',
      signal: abort.signal
    })
    return ok
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
