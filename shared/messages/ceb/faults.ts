import type { faultMessages as english } from '../en/faults.ts'

export const faultMessages: typeof english = {
  network: 'Dili mi maka‑connect karon. Susiha ang koneksyon ug sulayi pag‑usab.',
  timeout: 'Dugay mo‑load ang among system. Palihug sulayi pag‑usab taudtaod.',
  http: 'Dili magamit ang among system karon. Palihug sulayi pag‑usab taudtaod.',
  malformed: 'Naay problema sa among system. Palihug sulayi pag‑usab taudtaod.',
  session: 'Nahuman na ang imong session. Palihug pag‑log in pag‑usab.',
  busy: 'Gibuhat na kini, dinhi o sa laing tab. Palihug hulat og kadiyot.',
  unknown: 'Naay problema. Palihug sulayi pag‑usab.'
}
