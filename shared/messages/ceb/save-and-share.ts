import type { saveAndShareMessages as english } from '../en/save-and-share.ts'

export const saveAndShareMessages: typeof english = {
  savingInApp: 'Gipadala sa app, nga mo‑save niini uban sa imong mga litrato.',
  savingFile: 'Gipadala sa app, nga mo‑save niini uban sa imong mga file.',
  downloaded: 'Na‑save na. Tan-awa sa imong downloads.',
  copied: 'Nakopya na',
  notShared: 'Dili mogana ang pag‑share dinhi. Pag‑screenshot na lang aron naa kay kopya.'
}
