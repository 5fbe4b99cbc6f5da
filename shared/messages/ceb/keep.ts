import type { keepMessages as english } from '../en/keep.ts'

export const keepMessages: typeof english = {
  savingInApp: 'Gipadala sa app, nga mo-save niini uban sa imong mga litrato.',
  downloaded: 'Na-save na. Tan-awa sa imong downloads.',
  copied: 'Nakopya na',
  notShared: 'Dili mogana ang pag-share dinhi. Pag-screenshot na lang aron naa kay kopya.'
}
