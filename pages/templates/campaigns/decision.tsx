import { useState } from 'react'
import { showToast } from '../../../shared/context/toast.ts'
import type { Judgement } from '../../../shared/features/campaign/judge.ts'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { Choice } from '../controls/choice.tsx'
import { useCampaign } from './campaign-editing.ts'

/** The clearest of those that do better, else the first. */
function winnerOf({ variants, registrations, goodLoans }: Judgement): string {
  const { comparisons = [] } = goodLoans ?? registrations ?? {}
  const [best] = comparisons.filter(({ verdict }) => verdict === 'better').sort((a, b) => a.p - b.p)
  return best?.variant ?? variants[0] ?? ''
}

export function Decision({ id, judgement }: { id: string; judgement: Judgement }) {
  const { store } = useCampaign()
  const [chosen, choose] = useState<string>()
  const winner = chosen ?? winnerOf(judgement)
  return (
    <>
      <p>{messages.decideHint}</p>
      <Choice
        id={`winner-${id}`}
        label={messages.winner}
        value={winner}
        options={Object.fromEntries(judgement.variants.map(each => [each, each]))}
        onChange={choose}
      />
      <Button
        variant="secondary"
        onClick={() => {
          store.decide(id, winner)
          showToast(formatMessage(messages.decided, { id: winner }))
        }}
      >
        {messages.end}
      </Button>
    </>
  )
}
