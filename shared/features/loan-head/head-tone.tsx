import type { Slots } from '../../island/record-slots.ts'
import { type Tone, tones } from './tone.ts'
import './head-tone.css'

/** Colours the whole head of the page. */
export function HeadTone({ tone, children }: { tone: Tone; children?: string }) {
  return <div className={`head-tone is-${tone}`}>{children}</div>
}

/** One of each, of which the answer leaves the one that has a value under its name. */
export function EarlyTone({ slots }: { slots: Slots }) {
  return tones.map(each => (
    <HeadTone key={each} tone={each}>
      {slots.condition(each)}
    </HeadTone>
  ))
}
