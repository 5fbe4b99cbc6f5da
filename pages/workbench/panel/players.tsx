import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import { type Player, playerAddress, players } from '../frame-address.ts'
import type { WorkbenchPage } from '../store.ts'

export function Players({ store }: { store: WorkbenchPage }) {
  const state = useStore(store.$state)
  const place = useStore(store.$place)
  const [chosen, choose] = useState<Player>(players[0])
  const loads = useRef(0)
  if (!state) return null
  const hasSession = state.url.includes('sessionId=')
  const player = hasSession ? chosen : 'messages'
  /** The first load shows the player; each later one is an action. */
  const onLoad = () => {
    loads.current += 1
    if (loads.current > 1) store.comeBack()
  }
  const address = playerAddress(player, state, place)
  return (
    <div className="players">
      <p className="panel_hint">{hasSession ? messages.payHint : messages.noLoan}</p>
      <div className="players_acts">
        <label className="choice">
          <span className="choice_label">{messages.player}</span>
          <select
            className="choice_select"
            value={player}
            disabled={!hasSession}
            onChange={event => {
              loads.current = 0
              choose(event.target.value as Player)
            }}
          >
            {players.map(each => (
              <option key={each} value={each}>
                {messages.players[each]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="act" onClick={store.comeBack}>
          {messages.comeBack}
        </button>
      </div>
      <iframe
        className="players_page"
        key={address}
        title={messages.players[player]}
        src={address}
        onLoad={onLoad}
      />
    </div>
  )
}
