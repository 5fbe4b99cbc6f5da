import type { Company } from '../config/company-settings.ts'
import { escapeHtml } from './escape-html.ts'

/** Who lends, at the foot of a page: it stands in the html, so no script has to bring it. */
export function lenderFoot({ legalName, registrations }: Company): string {
  const lines = registrations.map(({ label, number }) => {
    const whole = escapeHtml(number)
    // A number breaks at its hyphen otherwise.
    return `${escapeHtml(label)} ${whole.includes('-') ? `<span>${whole}</span>` : whole}`
  })
  const all = [escapeHtml(legalName), ...lines]
  return `<footer class="lender">${all.map(line => `<p>${line}</p>`).join('')}</footer>`
}
