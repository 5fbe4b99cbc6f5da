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
    const refusal = document.getElementById('refusal')
    if (refusal && 'sent' in form.dataset) refusal.textContent = refusal.dataset.lost ?? ''
  }
}

// Safari gives a button no focus when it is tapped. A form may be sent after its touch has failed.
for (const type of ['focusin', 'pointerdown', 'submit']) form?.addEventListener(type, start)
