import { brand } from '../../config/brand.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'

export function BrandLine() {
  return (
    <p className="brand-line">
      <BrandMark size={28} />
      {brand.name}
    </p>
  )
}
