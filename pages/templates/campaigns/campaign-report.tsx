import type { CSSProperties } from 'react'
import type { Judgement, Measure } from '../../../shared/features/campaign/judge.ts'
import {
  comparisonTexts,
  missingGoodLoans,
  readingNote,
  shareText,
  splitTexts
} from '../../../shared/features/campaign/report.ts'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { Decision } from './decision.tsx'

interface ReportProps {
  id: string
  judgement: Judgement
}

/** The command's sentences; the intervals of all rates are on one scale. */
export function CampaignReport({ id, judgement }: ReportProps) {
  const { split, registrations, goodLoans } = judgement
  return (
    <Card title={id} className="report">
      <p className={split.isBroken ? 'problems is-wrong' : ''}>{splitTexts(judgement).join(' ')}</p>
      {registrations && (
        <>
          <MeasureChart
            name={messages.registrations}
            judgement={judgement}
            measure={registrations}
          />
          {goodLoans && (
            <MeasureChart name={messages.goodLoans} judgement={judgement} measure={goodLoans} />
          )}
          {missingGoodLoans(judgement).map(text => (
            <p key={text}>{text}</p>
          ))}
          <p className="templates_hint">{readingNote}</p>
          <Decision id={id} judgement={judgement} />
        </>
      )}
    </Card>
  )
}

interface MeasureChartProps {
  name: string
  judgement: Judgement
  measure: Measure
}

function MeasureChart({ name, judgement, measure: { rates, comparisons } }: MeasureChartProps) {
  const { variants, results } = judgement
  const most = Math.max(...rates.map(({ high }) => high))
  const at = (share: number) => `${(100 * share) / most}%`
  return (
    <>
      <h3>{name}</h3>
      <ul className="rates">
        {rates.map((rate, index) => (
          <li key={variants[index]}>
            <strong>{variants[index]}</strong>
            <div
              className="rates_line"
              aria-hidden="true"
              style={
                {
                  '--low': at(rate.low),
                  '--high': at(rate.high),
                  '--rate': at(rate.rate)
                } as CSSProperties
              }
            >
              <span className="rates_interval" />
              <span className="rates_rate" />
            </div>
            {shareText(rate, results[index]?.visits ?? 0)}
          </li>
        ))}
      </ul>
      {comparisons.map(comparison => {
        const [verdict, ...more] = comparisonTexts(variants[0] ?? '', comparison)
        return (
          <div key={comparison.variant} className={`verdict is-${comparison.verdict}`}>
            <p className="verdict_said">{verdict}</p>
            <p>{more.join(' ')}</p>
          </div>
        )
      })}
    </>
  )
}
