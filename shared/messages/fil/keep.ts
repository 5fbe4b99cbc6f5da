import type { keepMessages as english } from '../en/keep.ts'

export const keepMessages: typeof english = {
  savingInApp: 'Ipinadala sa app, na magse-save nito kasama ng mga litrato ninyo.',
  downloaded: 'Na-save na. Tingnan po sa downloads.',
  copied: 'Nakopya na',
  notShared: 'Hindi po gumagana ang pag-share dito. Mag-screenshot na lang po para may kopya kayo.'
}
