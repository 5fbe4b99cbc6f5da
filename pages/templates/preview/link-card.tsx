import type { Template } from '../../../shared/api/template.ts'
import { company } from '../../../shared/config/company.ts'
import { isSvg } from '../../../shared/lib/is-svg.ts'
import { ownAddress } from '../../../shared/lib/own-address.ts'

const { host } = new URL(company.siteOrigin)

/** A messenger's card of the link; the hero's text where the template has none. */
export function LinkCard({ template: { preview, hero } }: { template: Template }) {
  const image = preview.image || (isSvg(hero.image) ? '' : hero.image) || '/icons/preview.png'
  return (
    <div className="link-card">
      <img className="link-card_picture" src={ownAddress(image)} alt="" />
      <div className="link-card_words">
        <p className="link-card_site">{host}</p>
        <p className="link-card_title">{preview.title || hero.title}</p>
        <p>{preview.description || hero.subtitle}</p>
      </div>
    </div>
  )
}
