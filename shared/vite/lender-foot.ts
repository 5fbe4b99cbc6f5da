import type { Company } from '../config/company-settings.ts'
import { escapeHtml } from './escape-html.ts'

/** Who lends, at the foot of a page: it stands in the html, so no script has to bring it. */
export function lenderFoot({ legalName, registrations }: Company): string {
  const lines = [legalName, ...registrations.map(({ label, number }) => `${label} ${number}`)]
  return `<footer class="lender">${lines.map(line => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`
}
