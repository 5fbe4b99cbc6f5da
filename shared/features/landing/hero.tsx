import type { Template } from '../../api/template.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'
import { Decoration } from './decoration.tsx'
import { exampleMoney } from './example-money.ts'
import { ToForm } from './to-form.tsx'

interface HeroProps {
  template: Template
  messages: LandingMessages
}

function Price({ template: { example }, messages }: HeroProps) {
  const [offer] = example
  if (!offer) return null
  const { amount, total, days } = offer
  const received = exampleMoney(amount)
  const cost = exampleMoney(total - amount)
  return <p className="hero_price">{formatMessage(messages.price, { received, cost, days })}</p>
}

export function Hero(props: HeroProps) {
  const { hero, layout, form } = props.template
  return (
    <header className="hero">
      <div className="hero_words">
        <h1 className="hero_title">{hero.title}</h1>
        <p className="hero_subtitle">{hero.subtitle}</p>
        {layout === 'plain' && <Price {...props} />}
        {layout === 'story' && <ToForm>{form.button}</ToForm>}
      </div>
      {hero.image && <Decoration source={hero.image} className="hero_image" />}
    </header>
  )
}
