/** What has been asked for, so that nothing is asked for twice. */
const asked = new Map<string, Promise<void>>()

/** The styles that stand in the html: `1a2b3c4d 5e6f7a8b`, by what their files are named. */
const inlined = document.querySelector('style')?.dataset.files ?? ''

function link(address: string): Promise<void> {
  const isStyle = address.endsWith('.css')
  const element = document.createElement('link')
  element.rel = isStyle ? 'stylesheet' : 'modulepreload'
  element.crossOrigin = ''
  element.href = address
  document.head.append(element)
  // A script is waited for, and missed, where it is imported.
  if (!isStyle) return Promise.resolve()
  return new Promise((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      asked.delete(address)
      reject(new Error(`No ${address}`))
    }
  })
}

function fetchFile(file: string): Promise<void> | undefined {
  const [, name = file] = /style-([0-9a-f]{8})-/.exec(file) ?? []
  if (inlined.includes(name)) return undefined
  const address = import.meta.env.BASE_URL + file
  const known = asked.get(address) ?? link(address)
  asked.set(address, known)
  return known
}

/**
 * Imports what comes later, beside the files that it needs: all are asked for at once, and its
 * styles are there before it is. Stands in for Vite's own, which is five times as large.
 */
export async function loadWithFiles<T>(
  load: () => Promise<T>,
  files: readonly string[] = []
): Promise<T> {
  await Promise.all(files.map(fetchFile))
  return load()
}
