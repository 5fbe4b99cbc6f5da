import { useStore } from '@nanostores/react'
import { cashierMessages } from '#messages/cashier.ts'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { showToast } from '../../context/toast.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { CallRow } from '../../ui/call-button/call-row.tsx'
import { later } from '../../ui/later/later.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Refusal } from '../../ui/notice/refusal.tsx'
import { hasPaid, isUsedUp } from '../payments/loan-page.ts'
import type { OwnParts } from './own-parts.ts'
import { attemptOf } from './pay.ts'
import type { RepaymentStore } from './store.ts'
import { useNeedsCode } from './use-expired-way.ts'

const RepaymentDialog = later(async () => (await import('./repayment-dialog.tsx')).RepaymentDialog)

export function Obstacle({ store }: { store: RepaymentStore }) {
  const obstacle = useStore(store.$obstacle)
  if (!obstacle) return null
  const { kind, text } = obstacle
  const isSettled = kind === 'settled'
  return (
    <Notice text={text}>
      {kind === 'call' ? (
        <CallButton variant="secondary" />
      ) : (
        <Button
          variant={isSettled ? 'secondary' : 'quiet'}
          onClick={isSettled ? store.openLoan : store.load}
        >
          {isSettled ? common.seeLoan : common.tryAgain}
        </Button>
      )}
    </Notice>
  )
}

export function Call({ store }: { store: RepaymentStore }) {
  const obstacle = useStore(store.$obstacle)
  return obstacle?.kind === 'call' ? null : <CallRow />
}

export function Dialogs({ store }: { store: RepaymentStore }) {
  const dialog = useStore(store.$dialog)
  const { closeDialog } = store
  const tellUnpaid = () => {
    store.$refusal.set(messages.noLinkText)
    showToast(messages.noLinkText, 8000)
  }
  return (
    <RepaymentDialog
      isOpen={dialog !== undefined}
      store={store}
      onClose={closeDialog}
      tellMissing={dialog === 'noLink' ? tellUnpaid : undefined}
    />
  )
}

function PayRefusal({ store }: { store: RepaymentStore }) {
  const refusal = useStore(store.$refusal)
  return refusal && <Refusal text={refusal} />
}

interface PayButtonProps extends Partial<Pick<OwnParts, 'note' | 'other' | 'act'>> {
  store: RepaymentStore
}

export function PayButton({ store, note, other, act }: PayButtonProps) {
  const needsCode = useNeedsCode(store)
  const isByCode = useStore(store.$obstacle)?.kind === 'code' && !needsCode
  if (isByCode && !note && !other) return null
  return (
    <ActionBar>
      {note}
      <PayRefusal store={store} />
      <div className="repayment_acts">
        {other}
        {!isByCode && <MainButton store={store} act={other ? act : undefined} />}
      </div>
    </ActionBar>
  )
}

interface MainButtonProps {
  store: RepaymentStore
  act: string | undefined
}

function MainButton(props: MainButtonProps) {
  const { store } = props
  const needsCode = useNeedsCode(store)
  const obstacle = useStore(store.$obstacle)
  if (needsCode) return <NewCode {...props} />
  if (obstacle?.kind === 'call') return <Button onClick={store.load}>{common.tryAgain}</Button>
  return <Pay {...props} />
}

/** Whether another way works where the chosen one does not, or nobody is to pay by it. */
function useOtherWay(store: RepaymentStore): boolean {
  const distrust = useStore(store.$distrust)
  const problem = useStore(store.$choice)?.problem
  const amount = useStore(store.$amount)
  const channel = useStore(store.$channel)
  const obstacleOf = useStore(store.$obstacleOf)
  const others = useStore(store.$channels).filter(each => each !== channel)
  const money = useStore(store.payments.$money)
  const refused = useStore(store.$refused)
  const isRefused = refused !== undefined && refused === attemptOf(channel, amount)
  const isWayWrong = distrust !== undefined && distrust !== problem
  if (!(isRefused || isWayWrong) || hasPaid(money) || isUsedUp(money)) return false
  return others.some(each => obstacleOf(each) === '')
}

function useHint({ store, act }: MainButtonProps): string | undefined {
  const amount = useStore(store.$amount)
  const channel = useStore(store.$channel)
  return channel && (act ? `${act} · ${amount}` : `${amount} · ${channel.name}`)
}

function NewCode(props: MainButtonProps) {
  const { renewCode } = props.store
  const pending = useStore(renewCode.$pending)
  return (
    <Button pending={pending} hint={useHint(props)} onClick={() => renewCode()}>
      {cashierMessages.renew}
    </Button>
  )
}

function Pay(props: MainButtonProps) {
  const { store, act } = props
  const pending = useStore(store.pay.$pending)
  const obstacle = useStore(store.$obstacle)
  const distrust = useStore(store.$distrust)
  const money = useStore(store.payments.$money)
  const choice = useStore(store.$choice)
  const isInCard = useStore(store.$isInCard)
  const amount = useStore(store.$amount)
  const payment = useHint(props)
  // The card has an act of its own for the same way.
  const usual = isInCard ? [act, amount, messages.byLink].filter(Boolean).join(' · ') : payment
  const isOff = (obstacle ?? distrust) !== undefined
  const hint = !obstacle && choice?.problem ? messages.amountFirst : isOff ? undefined : usual
  // The same button, so that it keeps the focus.
  if (useOtherWay(store)) {
    return (
      <Button aria-haspopup="dialog" onClick={() => store.openDialog('methods')}>
        {messages.chooseOther}
      </Button>
    )
  }
  return (
    <Button
      variant={act || isInCard || hasPaid(money) ? 'secondary' : 'primary'}
      pending={pending}
      softDisabled={isOff}
      hint={hint}
      onClick={store.pay}
    >
      {messages.pay}
    </Button>
  )
}
