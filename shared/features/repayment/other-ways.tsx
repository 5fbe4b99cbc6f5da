import { useStore } from '@nanostores/react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { type Channel, channelKey } from '../../api/repayment.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { RowList } from '../../ui/row-button/row-list.tsx'
import { channelFacts } from './channel-facts.ts'
import { usableFirst } from './channel-limits.ts'
import { choiceRing } from './choice-ring.tsx'
import { chosenWay } from './chosen-way.tsx'
import type { RepaymentStore } from './store.ts'

/** Ways on the page; the dialog has all, with a search. */
const shortList = 3

interface OtherWaysProps {
  store: RepaymentStore
  /** The name of the way whose code has a card below. */
  codeTitle: string | undefined
}

export function OtherWays({ store, codeTitle }: OtherWaysProps) {
  const channels = useStore(store.$channels)
  const chosen = useStore(store.$channel)
  const last = useStore(store.$last)
  const obstacleOf = useStore(store.$obstacleOf)
  const others = channels.filter(each => each !== chosen && each.name !== codeTitle)
  others.sort((one, other) => Number(other === last) - Number(one === last))
  const ordered = usableFirst(others, obstacleOf)
  if (ordered.length === 0) return null
  return (
    <RowList title={messages.otherWays}>
      {ordered.slice(0, shortList).map(channel => (
        <OtherWay channel={channel} store={store} key={channelKey(channel)} />
      ))}
      {ordered.length > shortList && (
        <RowButton aria-haspopup="dialog" onClick={() => store.openDialog('methods')}>
          {formatMessage(messages.allWays, { count: channels.length })}
        </RowButton>
      )}
    </RowList>
  )
}

function OtherWay({ channel, store }: { channel: Channel; store: RepaymentStore }) {
  const obstacle = useStore(store.$obstacleOf)(channel)
  const last = useStore(store.$last)
  const choose = () => {
    store.chooseChannel(channel)
    document.getElementById(chosenWay)?.focus()
  }
  return (
    <RowButton
      icon={<Picture source={channel.logo} size="small" />}
      hint={channelFacts(channel, { obstacle, isLast: channel === last }).join(' · ')}
      mark={obstacle ? '' : choiceRing}
      disabled={obstacle !== ''}
      onClick={choose}
    >
      {channel.name}
    </RowButton>
  )
}
