import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useRef } from 'react'
import type { Listing } from '../../../shared/api/scenarios.ts'
import { workbenchMessages as messages } from '../../../shared/messages/en/workbench.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import type { WorkbenchPage } from '../store.ts'
import { StateLink } from './state-link.tsx'
import './side.css'

interface SideProps {
  store: WorkbenchPage
  listing: Listing
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export function Side({ store, listing }: SideProps) {
  const search = useStore(store.$search)
  const side = useRef<HTMLElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const here = document.activeElement as HTMLElement
    const isSearch = here.id === 'bench-search'
    const step = steps[event.key] ?? (isSearch && search && event.key === 'Enter' ? 1 : 0)
    // Somebody who searches wants a state, not a group.
    const stopNames = search ? 'input, .state-link' : 'input, summary, .state-link'
    const stops = [...(side.current?.querySelectorAll<HTMLElement>(stopNames) ?? [])].filter(
      each => each.checkVisibility?.() ?? true
    )
    const next = stops[stops.indexOf(here) + step]
    if (!step || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <nav className="side" aria-label={messages.side} ref={side} onKeyDown={onKeyDown}>
      <div className="side_search">
        <input
          className="side_input"
          id="bench-search"
          type="search"
          aria-label={messages.search}
          placeholder={messages.searchHint}
          value={search}
          onChange={event => store.$search.set(event.target.value)}
        />
      </div>
      <div className="side_list">
        {search === '' && <Way store={store} listing={listing} />}
        <Areas store={store} listing={listing} />
      </div>
    </nav>
  )
}

function Way({ store, listing }: SideProps) {
  return (
    <section>
      <h2 className="side_area">{messages.way}</h2>
      <ol className="side_way">
        {listing.way.map(({ name, text }, index) => (
          <li key={name}>
            <StateLink store={store} name={name} title={text} mark={String(index + 1)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A status code or fault is no state, but is put on one. */
function FaultsFound({ store, listing, search }: SideProps & { search: string }) {
  const faults = listing.faults.filter(({ name, text }) =>
    `${name} ${text}`.toLowerCase().includes(search.trim().toLowerCase())
  )
  return faults.map(({ name, text }) => (
    <button
      className="act side_fault"
      key={name}
      type="button"
      title={text}
      onClick={() => store.change({ fault: name })}
    >
      {formatMessage(messages.tryFault, { name })}
    </button>
  ))
}

function Areas({ store, listing }: SideProps) {
  const groups = useStore(store.$groups)
  const search = useStore(store.$search)
  const state = useStore(store.$state)
  const count = groups.flatMap(({ pages }) => pages.flatMap(({ states }) => states)).length
  return (
    <>
      {search !== '' && (
        <p className="side_found" role="status">
          {count === 0
            ? messages.nothingFound
            : formatMessage(messages.found, {
                count: String(count),
                all: String(listing.states.length)
              })}
        </p>
      )}
      {count === 0 && <FaultsFound store={store} listing={listing} search={search} />}
      {groups.map(({ area, pages }) => (
        <section key={area}>
          <h2 className="side_area">{messages.areas[area] ?? area}</h2>
          {pages.map(({ page, title, states }) => (
            <details
              className="side_page"
              // Opened anew for a search or another state; else it stays.
              key={`${page} ${search !== ''} ${state?.page === page}`}
              open={search !== '' || state?.page === page}
            >
              <summary className="side_summary">
                {title} <small className="side_file">{page}</small>
                <span className="side_count">{states.length}</span>
              </summary>
              <ul>
                {states.map(({ name, title: of }) => (
                  <li key={name}>
                    <StateLink store={store} name={name} title={of} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </>
  )
}
