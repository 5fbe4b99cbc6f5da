import type { faultMessages as english } from '../en/faults.ts'

export const faultMessages: typeof english = {
  network: 'Dili namo maabot ang among serbisyo. Susiha ang koneksyon ug sulayi pag-usab.',
  timeout: 'Dugay kaayo motubag ang among serbisyo. Palihug sulayi pag-usab taudtaod.',
  http: 'Dili magamit ang among serbisyo karon. Palihug sulayi pag-usab taudtaod.',
  malformed: 'Wala namo mabasa ang tubag sa among serbisyo. Palihug sulayi pag-usab taudtaod.',
  session: 'Nahuman na ang imong session. Palihug pag-log in pag-usab.',
  busy: 'Gibuhat na kini, dinhi o sa laing tab. Palihug hulat og kadiyot.',
  unknown: 'Naay problema. Palihug sulayi pag-usab.'
}
