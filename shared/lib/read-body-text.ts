/** Bytes: 100 MB of zeros take a gigabyte of a phone. */
export const longestBody = 2 * 1024 * 1024

/** Undefined for a longer body; the rest is not read. */
export async function readBodyText(
  { body }: Response,
  limit = longestBody
): Promise<string | undefined> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > limit) {
      reader.cancel().catch(() => {})
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
