import { useStore } from '@nanostores/react'
import type { Listing } from '../../shared/api/scenarios.ts'
import { workbenchMessages as messages } from '../../shared/messages/en/workbench.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import type { Bench } from './frame.ts'
import { frameAddress } from './frame-address.ts'
import { settingsOf } from './settings.ts'
import { StateLink } from './side/state-link.tsx'
import type { WorkbenchPage } from './store.ts'
import { screens } from './switches.ts'
import './grid.css'

interface GridProps {
  store: WorkbenchPage
  listing: Listing
}

const scale = 0.5

/** Frames load as they come into sight. */
export function Grid({ store, listing }: GridProps) {
  const state = useStore(store.$state)
  const siblings = useStore(store.$siblings)
  const place = useStore(store.$place)
  const [width, height] = screens[place.switches.screen]
  const bench: Bench = { settings: () => settingsOf(place), note: () => {} }
  const attach = (frame: HTMLIFrameElement | null) => {
    if (frame) Object.assign(frame, { bench })
  }
  return (
    <main className="grid">
      <div className="stage_head">
        <h2 className="stage_title">
          {formatMessage(messages.gridTitle, { page: state?.pageTitle ?? '' })}
        </h2>
        <div className="stage_acts">
          <button type="button" className="act" onClick={() => store.change({ view: 'page' })}>
            {messages.onePage}
          </button>
        </div>
      </div>
      <ul className="grid_list">
        {siblings.map(each => (
          <li key={each.name} style={{ width: width * scale }}>
            <StateLink store={store} name={each.name} title={each.title} />
            <div className="grid_room" style={{ height: height * scale }} inert>
              <iframe
                className="grid_page"
                // Another switch is another page.
                key={JSON.stringify(place)}
                title={formatMessage(messages.frame, { title: each.title })}
                ref={attach}
                loading="lazy"
                src={frameAddress(each, place, listing, 'grid')}
                width={width}
                height={height}
                style={{ transform: `scale(${scale})` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
