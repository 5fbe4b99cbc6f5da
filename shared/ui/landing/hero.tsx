import type { Template } from '../../api/template.ts'
import { ownAddress } from '../../lib/own-address.ts'

/** What the advertisement promised, in words and a picture that only decorates. */
export function Hero({ template: { hero } }: { template: Template }) {
  return (
    <header className="hero">
      <div className="hero_words">
        <h1 className="hero_title">{hero.title}</h1>
        <p className="hero_subtitle">{hero.subtitle}</p>
      </div>
      {hero.image && (
        <img className="hero_image" src={ownAddress(hero.image)} alt="" width="320" height="240" />
      )}
    </header>
  )
}
