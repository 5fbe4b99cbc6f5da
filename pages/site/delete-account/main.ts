/** Fetches the form's code at the first touch: most visitors only read. */

const form = document.querySelector('form')
let isStarted = false

async function start(): Promise<void> {
  if (!form || isStarted) return
  isStarted = true
  try {
    const { startRequest } = await import('./request.ts')
    startRequest(form)
  } catch {
    // Without a network: the next touch tries again.
    isStarted = false
  }
}

// Safari gives a button no focus when it is tapped.
for (const type of ['focusin', 'pointerdown']) form?.addEventListener(type, start)
