import { fragment } from '../../shared/context/fragment.ts'
import { checkPaper, type PaperVerdict } from '../../shared/features/paper/check-paper.ts'
import { startDoubt } from './doubt.ts'
import { paperRows } from './paper-rows.ts'

/** Checks a paper behind the address's `#`, typed or photographed, and sends it nowhere. */

const check = document.getElementById('check')

function fill(verdict: PaperVerdict): void {
  if (verdict.state !== 'genuine') return
  const style = JSON.parse(check?.dataset.style ?? '{}')
  const rows: Record<string, string> = paperRows(verdict.paper, verdict.key, style)
  for (const row of check?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    const value = row.lastElementChild
    const text = rows[row.dataset.row ?? '']
    row.hidden = text === ''
    if (text !== undefined && value) value.textContent = text
  }
  for (const kind of check?.querySelectorAll<HTMLElement>('[data-kind]') ?? []) {
    kind.hidden = kind.dataset.kind !== verdict.paper.kind
  }
}

/** A code that was read in part leads to the camera, not to the field. */
function placeScan(isCut: boolean): void {
  const scan = document.getElementById('doubt-scan')
  if (!scan) return
  const place = isCut ? '[data-verdict=cut]' : '.verify_tools'
  document.querySelector(place)?.append(scan)
  for (const button of [scan, document.querySelector('#doubt > .button')]) {
    const isMain = (button === scan) === isCut
    button?.classList.toggle('is-primary', isMain)
    button?.classList.toggle('is-secondary', !isMain)
  }
}

async function showVerdict(): Promise<void> {
  const paper = fragment()
  const checking = check?.querySelector<HTMLElement>('[data-verdict=checking]')
  if (checking) checking.hidden = !paper
  const { keys = '[]', site = '' } = check?.dataset ?? {}
  const verdict = await checkPaper(paper, JSON.parse(keys), site)
  // Another paper may have been scanned meanwhile.
  if (paper !== fragment()) return
  fill(verdict)
  // Opened without a paper the page asks what is to be checked.
  const outcome = !paper ? '' : verdict.state === 'genuine' ? 'genuine' : verdict.reason
  for (const each of document.querySelectorAll<HTMLElement>('[data-verdict]')) {
    each.hidden = each.dataset.verdict !== outcome
  }
  placeScan(outcome === 'cut')
}

addEventListener('hashchange', showVerdict)
showVerdict()
startDoubt()
