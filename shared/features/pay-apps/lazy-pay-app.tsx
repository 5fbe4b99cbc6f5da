import { drawnPart } from '../../ui/later/drawn-part.ts'
import { hasWallet } from './has-wallet.ts'
import type { PayAppProps } from './pay-app.tsx'

const LoadedPayApp = drawnPart(async () => (await import('./pay-app.tsx')).PayApp)

/** Most wallets name the amount like this in their links, UPI too. */
const amountInLink = /\bam(?:ount)?=/

/** The styles come with the part itself, so the height stands here. */
function Waiting({ way: { appLink, qr }, headCopies, isAside }: PayAppProps) {
  const typesAmount = appLink && !headCopies && !amountInLink.test(appLink)
  const codeWaits = isAside || (appLink && qr && hasWallet())
  const height = (appLink ? 4 : 0) + (qr ? (codeWaits ? 3.5 : 21) : 0) + (typesAmount ? 3.6 : 0)
  const endsInRow = typesAmount || codeWaits
  return (
    <div className={endsInRow ? 'pay-app is-row' : 'pay-app'} style={{ height: `${height}rem` }} />
  )
}

/** Keeps the room of a button, of a code and of the amount, so that nothing below moves when they come. */
export function LazyPayApp(props: PayAppProps) {
  const { appLink, qr } = props.way
  return appLink || qr ? <LoadedPayApp {...props} waiting={<Waiting {...props} />} /> : null
}
