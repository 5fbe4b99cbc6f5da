/** Characters on one line of a phone of 360 px, by place. */
const bar = 19
const button = 28
const besideCode = 6
const tab = 22

const places: readonly [number, string][] = [
  [bar, 'bank.bankMessages.title complaint.complaintMessages.title'],
  [bar, 'common.commonMessages.myComplaints complaint.complaintDetailMessages.title'],
  [bar, 'confirmation.confirmationMessages.title customer-service.customerServiceMessages.title'],
  [bar, 'extension.extensionMessages.title guide.guideMessages.title order.orderMessages.title'],
  [bar, 'products.productMessages.title common.commonMessages.repaymentCode'],
  [bar, 'repayment.repaymentMessages.title statement.statementMessages.title'],
  [button, 'bank.bankMessages.done common.commonMessages.agree common.commonMessages.next'],
  [button, 'common.commonMessages.seeLoan common.commonMessages.send'],
  [button, 'confirmation.offerMessages.newLoan confirmation.offerMessages.remind'],
  [button, 'dispute.disputeMessages.letter dispute.disputeMessages.letterForm'],
  [
    button,
    'dispute.disputeMessages.pack dispute.disputeMessages.reopen dispute.disputeMessages.send'
  ],
  [
    button,
    'order.orderMessages.borrowAgain order.orderMessages.repay order.orderMessages.rollOver'
  ],
  [button, 'order.orderMessages.repayOrRollOver paid.paidMessages.report'],
  [button, 'payments.paymentMessages.again payments.paymentMessages.notNow'],
  [button, 'reminder.reminderMessages.remind repay-code.repayCodeMessages.openRepayment'],
  [button, 'repayment.repaymentMessages.codeHow repayment.repaymentMessages.pay'],
  [besideCode, 'copy.copyMessages.button guide.guideMessages.drawing.copy'],
  [tab, 'site.siteMessages.tabs.about site.siteMessages.tabs.home'],
  [tab, 'site.siteMessages.tabs.loan site.siteMessages.tabs.policy']
]

export const oneLine: ReadonlyMap<string, number> = new Map(
  places.flatMap(([longest, keys]) =>
    keys.split(' ').map((key): [string, number] => [key, longest])
  )
)

/** Characters; a text that wraps may be longer than its English. */
export function longestText(key: string, original: string): number {
  return oneLine.get(key) ?? Math.max(48, Math.ceil(original.length * 2.5))
}
