import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { privacyLaws } from '../../shared/content/privacy-laws.ts'

export function AuthorityText({ text }: { text: string }) {
  const { authorityName } = privacyLaws[brand.market]
  const office = company.regulators.find(({ name }) => name === authorityName)
  const [before, after] = text.split('{authority}')
  return (
    <p>
      {before}
      {office ? <a href={office.website}>{authorityName}</a> : authorityName}
      {after}
    </p>
  )
}
