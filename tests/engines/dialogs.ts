import { poll } from './poll.ts'
import type { Visit } from './visit.ts'

/** A dialog that opens on a tap. */
export interface Opening {
  scenario: string
  /** The name of the control that opens it. */
  control: string
  /** Brings the page to where there is such a control. */
  prepare?: (visit: Visit) => Promise<unknown>
  /** More parameters of its address. */
  extra?: Record<string, string> | undefined
}

/** Writes a draft and comes back to it. */
async function leaveDraft(visit: Visit): Promise<void> {
  await visit.fill('[name=text]', 'I paid on Monday.')
  await poll(
    () => visit.tab.run(() => localStorage.getItem('loan:complaint') ?? '', undefined),
    draft => draft.includes('Monday'),
    () => 'The draft was not kept'
  )
  await visit.tab.run(() => location.reload(), undefined)
}

/** Opens what is folded on the page. */
const unfold = (visit: Visit) =>
  visit.tab.run(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  }, undefined)

/** A slow clock: dialogs that open by themselves after a while do not come in between. */
const patient = { damage: 'speed:0.01' }

/** Scenarios with a control that opens a dialog, and what has to be done before. */
const openings: [
  scenario: string,
  control: string,
  prepare?: Opening['prepare'],
  extra?: Opening['extra']
][] = [
  ['repay-due', '.pay-way_head'],
  ['repay-due', 'I have already paid'],
  ['repay-due', 'Show to cashier'],
  ['repay-barcode', 'Show barcode'],
  ['repay-barcode', 'Show to cashier'],
  ['repay-delay-due', '.pay-way_head'],
  ['repay-delay-due', 'Show to cashier'],
  ['repay-code-text', 'Show to cashier'],
  ['repay-code-qr', 'Show to cashier'],
  ['repay-code-2', 'Show to cashier'],
  ['repay-code-2', 'I have already paid'],
  ['repay-guide', '[aria-haspopup=dialog]', unfold],
  ['bind-bank', 'Bank'],
  ['bind-bank', 'City where you live'],
  ['bind-bank-known', 'Next', undefined, { source: 'loanDetail' }],
  ['complaint', 'All loans: choose another one'],
  ['complaint-next-payment', 'Discard', leaveDraft],
  ['complaint-next-payment', 'Photo 1', visit => visit.choosePhoto()],
  ['complaint-detail-unrated', 'Rate this service', undefined, patient],
  ['complaint-detail-unrated', 'Photo 1 of our answer', undefined, patient],
  ['legacy', '立即还款', visit => visit.tap('.option_radio')],
  ['legacy-duplicate', '立即还款', visit => visit.tap('.option_radio')]
]

export const dialogs: Opening[] = openings.map(([scenario, control, prepare, extra]) => ({
  scenario,
  control,
  ...(prepare && { prepare }),
  extra
}))

/** Opens the page of a dialog, as far as the control that opens it. */
export async function openScene(visit: Visit, { scenario, control, prepare, extra }: Opening) {
  await visit.open(scenario, extra)
  await visit.until(({ state }) => state === 'content')
  await prepare?.(visit)
  await visit.find(control)
}
