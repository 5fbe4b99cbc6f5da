import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { type Channel, channelKey } from '../../api/repayment.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Option } from '../../ui/option/option.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { channelFacts } from './channel-facts.ts'
import { findChannels, groupChannels, searchedFrom } from './channel-groups.ts'
import { usableFirst } from './channel-limits.ts'
import type { RepaymentStore } from './store.ts'
import '../../ui/dialog/sheet-dialog.css'
import './methods.css'

export function Methods({ store }: { store: RepaymentStore }) {
  const channels = useStore(store.$channels)
  const obstacleOf = useStore(store.$obstacleOf)
  const [search, setSearch] = useState('')
  const found = findChannels(channels, search)
  const groups = groupChannels(found)
  return (
    <Dialog
      variant="sheet"
      title={messages.method}
      closable={common.close}
      onClose={store.closeDialog}
    >
      <p className="repayment_hint">{messages.methodHint}</p>
      {channels.length >= searchedFrom && (
        <Field
          label={common.search}
          type="search"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      )}
      <div role="radiogroup" aria-label={messages.method}>
        {groups.map(({ kind, channels: some }) => (
          <div className="repayment_group" key={kind ?? ''}>
            {groups.length > 1 && <h3>{messages.kinds[kind ?? 'other']}</h3>}
            {usableFirst(some, obstacleOf).map(channel => (
              <ChannelOption channel={channel} store={store} key={channelKey(channel)} />
            ))}
          </div>
        ))}
      </div>
      <p role="status">{search && found.length === 0 && messages.noneFound}</p>
    </Dialog>
  )
}

/** A tap chooses and closes; arrow keys only choose; a channel that cannot be chosen does neither. */
function ChannelOption({ channel, store }: { channel: Channel; store: RepaymentStore }) {
  const chosen = useStore(store.$channel)
  const obstacle = useStore(store.$obstacleOf)(channel)
  const last = useStore(store.$last)
  const { name, logo } = channel
  const facts = channelFacts(channel, { obstacle, isLast: channel === last })
  return (
    <Option
      name="channel"
      checked={channel === chosen && obstacle === ''}
      disabled={obstacle !== ''}
      onChoose={() => store.chooseChannel(channel)}
      onPick={() => {
        // A tap on the chosen one lets it be tried again.
        store.chooseChannel(channel)
        store.closeDialog()
      }}
    >
      <Picture source={logo} size="small" />
      <span className="pay-way_text">
        <strong>{name}</strong>
        {facts.map(fact => (
          <span className="pay-way_label" key={fact}>
            {fact}
          </span>
        ))}
      </span>
    </Option>
  )
}
