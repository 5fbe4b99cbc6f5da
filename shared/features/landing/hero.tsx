import type { Template } from '../../api/template.ts'
import { Decoration } from './decoration.tsx'

export function Hero({ template: { hero } }: { template: Template }) {
  return (
    <header className="hero">
      <div className="hero_words">
        <h1 className="hero_title">{hero.title}</h1>
        <p className="hero_subtitle">{hero.subtitle}</p>
      </div>
      {hero.image && <Decoration source={hero.image} className="hero_image" />}
    </header>
  )
}
