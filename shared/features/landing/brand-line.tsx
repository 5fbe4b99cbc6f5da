import { brand } from '../../config/brand.ts'
import { ownAddress } from '../../lib/own-address.ts'

export function BrandLine() {
  return (
    <p className="brand-line">
      <img src={ownAddress('/icons/icon.svg')} alt="" width="28" height="28" />
      {brand.name}
    </p>
  )
}
