import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Repayment } from '../../api/repayment.ts'
import { Card } from '../../ui/card/card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { channelObstacle } from './channel-limits.ts'
import { LoanCode } from './loan-code.tsx'
import type { RepaymentStore } from './store.ts'

interface DefaultCodeProps {
  repayment: Repayment
  store: RepaymentStore
  act?: string | undefined
}

export function DefaultCode({ repayment, store, act }: DefaultCodeProps) {
  const { code } = repayment
  const channel = useStore(store.$channel)
  const channels = useStore(store.$channels)
  const amount = useStore(store.$amount)
  const obstacleOf = useStore(store.$obstacleOf)
  if (!code) return <MissingCode title={repayment.codeTitle} />
  // It has no row among the other ways.
  const way = channels.find(each => each !== channel && each.name === code.title)
  const obstacle = way && channelObstacle(way, amount)
  const { fee = '', posts = '' } = way ?? {}
  const beside = channel && (obstacleOf(channel) ? messages.withCode : messages.orCode)
  const label = act ? `${act} · ${amount}` : beside
  return (
    <Card className={channel ? 'pay-way is-beside' : 'pay-way'}>
      <div className="pay-way_head">
        <Picture source={code.logo} size="small" />
        <div className="pay-way_text">
          {label && <p className="pay-way_label">{label}</p>}
          <h2>{code.title || common.repaymentCode}</h2>
        </div>
      </div>
      <LoanCode
        code={{ ...code, fee: code.fee || fee, posts: code.posts || posts }}
        repayment={repayment}
        store={store}
        isMain={!channel}
      >
        {obstacle && <p>{obstacle}</p>}
      </LoanCode>
    </Card>
  )
}

function MissingCode({ title }: { title: string }) {
  if (!title) return null
  return (
    <Card title={title}>
      <p>{messages.noCode}</p>
    </Card>
  )
}
