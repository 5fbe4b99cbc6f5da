import { bridgeCheckMessages as messages } from '../../shared/messages/en/bridge-check.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { checkIds, type Outcomes } from './checks.ts'

export interface CheckSummary {
  counts: string
  text: string
}

export function summaryOf(outcomes: Outcomes, agent: string): CheckSummary {
  const states = checkIds.map(id => outcomes[id].state)
  const count = (state: string) => states.filter(each => each === state).length
  const counts = formatMessage(messages.counts, {
    passed: count('passed'),
    all: checkIds.length,
    failed: count('failed')
  })
  const lines = checkIds.map(id => {
    const outcome = outcomes[id]
    const seen = 'seen' in outcome ? `: ${outcome.seen}` : ''
    return `${messages.checks[id].title} – ${messages.states[outcome.state]}${seen}`
  })
  return { counts, text: [counts, ...lines, agent].join('\n') }
}
