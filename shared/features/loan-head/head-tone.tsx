import type { Slots } from '../../island/record-slots.ts'
import { type Tone, tones } from './tone.ts'
import './head-tone.css'

export function HeadTone({ tone, children }: { tone: Tone; children?: string }) {
  return <div className={`head-tone is-${tone}`}>{children}</div>
}

/** One of each; the early answer leaves the one that it has a value for. */
export function EarlyTone({ slots }: { slots: Slots }) {
  return tones.map(each => (
    <HeadTone key={each} tone={each}>
      {slots.condition(each)}
    </HeadTone>
  ))
}
