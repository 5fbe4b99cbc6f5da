import type { saveAndShareMessages as english } from '../en/save-and-share.ts'

export const saveAndShareMessages: typeof english = {
  savingInApp: 'Ipinadala sa app, na magse‑save nito kasama ng mga litrato ninyo.',
  savingFile: 'Ipinadala sa app, na magse‑save nito kasama ng mga file ninyo.',
  downloaded: 'Na‑save na. Tingnan po sa downloads.',
  copied: 'Nakopya na',
  notShared: 'Hindi po gumagana ang pag‑share dito. Mag‑screenshot na lang po para may kopya kayo.'
}
