import type { ReactNode } from 'react'
import { pagesBase } from '#pages-base'
import { brandSymbol } from '../../../shared/config/brand-symbol.ts'
import type { homeText } from '../../../shared/content/home.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { ApplyDrawing, PriceDrawing, RepayDrawing } from '../../../shared/ui/drawing/scenes.tsx'

export function Steps({ text }: { text: ReturnType<typeof homeText>['steps'] }) {
  const steps: { title: string; text: string; drawing: ReactNode; guide?: string }[] = [
    { ...text.apply, drawing: <ApplyDrawing /> },
    { ...text.see, drawing: <PriceDrawing symbol={brandSymbol()} /> },
    { ...text.repay, drawing: <RepayDrawing symbol={brandSymbol()} />, guide: text.guide }
  ]
  return (
    <section id="how-it-works">
      <h2>{text.title}</h2>
      <ol className="home_steps">
        {steps.map(({ title, text: says, drawing, guide }) => (
          <Card as="li" key={title}>
            {drawing}
            <div>
              <h3>{title}</h3>
              <p>{says}</p>
              {guide && (
                <p>
                  <a className="home_link" href={`${pagesBase}repay-guide.html`}>
                    {guide}
                  </a>
                </p>
              )}
            </div>
          </Card>
        ))}
      </ol>
    </section>
  )
}
