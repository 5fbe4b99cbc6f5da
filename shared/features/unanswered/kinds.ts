import { arrangementPaths } from '../../api/wire/arrangement.ts'
import { bankPaths } from '../../api/wire/bank.ts'
import { complaintPaths } from '../../api/wire/complaint.ts'
import { confirmationPaths, newConfirmationPaths } from '../../api/wire/confirmation.ts'
import { jointLoginPaths } from '../../api/wire/joint-login.ts'
import { legacyPaths } from '../../api/wire/legacy-repayment.ts'
import { repaymentPaths } from '../../api/wire/repayment.ts'
import { orderPaths } from '../../api/wire.ts'

export type SentKind =
  | 'link'
  | 'payment'
  | 'loan'
  | 'account'
  | 'complaint'
  | 'reply'
  | 'rating'
  | 'plan'
  | 'product'

const kinds = new Map<string, SentKind>([
  [repaymentPaths.paymentLink, 'link'],
  [legacyPaths.redirect, 'link'],
  [legacyPaths.commit, 'payment'],
  [legacyPaths.confirm, 'payment'],
  [confirmationPaths.takeLoan, 'loan'],
  [newConfirmationPaths.takeLoan, 'loan'],
  [bankPaths.save, 'account'],
  [bankPaths.change, 'account'],
  [complaintPaths.save, 'complaint'],
  [complaintPaths.reply, 'reply'],
  [complaintPaths.reopen, 'reply'],
  [complaintPaths.score, 'rating'],
  [orderPaths.storeRating, 'rating'],
  [arrangementPaths.request, 'plan'],
  [arrangementPaths.answer, 'plan'],
  [orderPaths.productRedirect, 'product'],
  [jointLoginPaths.link, 'product']
])

/** The kind of a call by its path; undefined for one that no borrower asks for, such as a count. */
export const kindOfCall = (path: string): SentKind | undefined => kinds.get(path)
