import { inject } from 'vitest'

// The server answers once the pages are built.
const response = await fetch(inject('origin'))
if (!response.ok) throw new Error(await response.text())
