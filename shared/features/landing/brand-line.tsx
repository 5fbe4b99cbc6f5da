import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'

export function BrandLine() {
  const [registration] = company.registrations
  return (
    <p className="brand-line">
      <BrandMark size={36} />
      <span>
        <strong>{brand.name}</strong>
        {registration && (
          <span className="brand-line_number">
            {registration.label} {registration.number}
          </span>
        )}
      </span>
    </p>
  )
}
