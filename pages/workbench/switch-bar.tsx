import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Listing } from '../../shared/api/scenarios.ts'
import { openLink } from '../../shared/bridge/open-link.ts'
import { workbenchMessages as messages } from '../../shared/messages/en/workbench.ts'
import { languageNames } from '../../shared/messages/languages.ts'
import { addressOfPlace } from './address.ts'
import type { WorkbenchPage } from './store.ts'
import { type SwitchName, switches, switchNames } from './switches.ts'

interface SwitchBarProps {
  store: WorkbenchPage
  listing: Listing
}

interface ChoiceProps {
  label: string
  value: string
  isChanged: boolean
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, isChanged, onChange, children }: ChoiceProps) {
  return (
    <label className={`choice ${isChanged ? 'is-changed' : ''}`}>
      <span className="choice_label">{label}</span>
      <select
        className="choice_select"
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  )
}

const namesOfLanguages: Readonly<Record<string, string>> = languageNames

export function SwitchBar({ store, listing }: SwitchBarProps) {
  const place = useStore(store.$place)
  const { languages } = listing
  return (
    <section className="switch-bar" aria-label={messages.switches}>
      {languages.length > 1 && (
        <Choice
          label={messages.language}
          value={place.language || (languages[0] ?? '')}
          isChanged={place.language !== ''}
          onChange={value => store.change({ language: value === languages[0] ? '' : value })}
        >
          {languages.map(tag => (
            <option key={tag} value={tag}>
              {namesOfLanguages[tag] ?? tag}
            </option>
          ))}
        </Choice>
      )}
      <Brands store={store} listing={listing} />
      {switchNames.map(name => (
        <Switch key={name} store={store} name={name} />
      ))}
      <Faults store={store} listing={listing} />
    </section>
  )
}

/** Each brand has its own server and workbench; the same address opens both. */
function Brands({ store, listing }: SwitchBarProps) {
  const place = useStore(store.$place)
  const { servers, brand } = listing
  if (servers.length < 2) return null
  const open = (chosen: string) => {
    const server = servers.find(each => each.brand === chosen)
    const search = addressOfPlace({ ...place, language: '' }).replace(/^[^?]*/, '')
    if (server) openLink(`${server.url}workbench.html${search}`)
  }
  return (
    <Choice label={messages.brand} value={brand} isChanged={false} onChange={open}>
      {servers.map(each => (
        <option key={each.brand}>{each.brand}</option>
      ))}
    </Choice>
  )
}

function Switch({ store, name }: { store: WorkbenchPage; name: SwitchName }) {
  const value = useStore(store.$place).switches[name]
  const choices: readonly (typeof value)[] = switches[name]
  const { label, choices: texts } = messages.switch[name]
  const text: Readonly<Record<string, string>> = texts
  return (
    <Choice
      label={label}
      value={value}
      isChanged={value !== choices[0]}
      onChange={chosen => store.flip(name, chosen as typeof value)}
    >
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {text[choice]}
        </option>
      ))}
    </Choice>
  )
}

function Faults({ store, listing }: SwitchBarProps) {
  const { fault, on } = useStore(store.$place)
  const calls = useStore(store.$state)?.calls ?? []
  return (
    <>
      <Choice
        label={messages.fault}
        value={fault}
        isChanged={fault !== ''}
        onChange={fault => store.change(fault ? { fault } : { fault, on: '' })}
      >
        <option value="">{messages.noFault}</option>
        {listing.faults.map(({ name, text }) => (
          <option key={name} value={name} title={text}>
            {name}
          </option>
        ))}
      </Choice>
      {fault !== '' && (
        <Choice
          label={messages.on}
          value={on}
          isChanged={on !== ''}
          onChange={value => store.change({ on: value })}
        >
          <option value="">{messages.everyCall}</option>
          {calls.map(path => (
            <option key={path}>{path}</option>
          ))}
        </Choice>
      )}
    </>
  )
}
