import type { Template } from '../../api/template.ts'
import { Decoration } from './decoration.tsx'
import { ToForm } from './to-form.tsx'

interface HeroProps {
  template: Template
}

export function Hero({ template: { hero, layout, form } }: HeroProps) {
  return (
    <header className="hero">
      <div className="hero_words">
        <h1 className="hero_title">{hero.title}</h1>
        <p className="hero_subtitle">{hero.subtitle}</p>
        {layout === 'story' && <ToForm>{form.button}</ToForm>}
      </div>
      {hero.image && <Decoration source={hero.image} className="hero_image" />}
    </header>
  )
}
