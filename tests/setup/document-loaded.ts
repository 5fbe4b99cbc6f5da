/** Until a document has loaded, messages to the app wait. */
export async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise(resolve => addEventListener('load', resolve, { once: true }))
}
