import type { LoadedBrand } from './loaded-brand.ts'

/** Without a path, and of characters that end no source of a content security policy. */
function isOrigin(value: string): boolean {
  return (
    /^https?:\/\/[\w.:[\]-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value
  )
}

/** Throws when addresses that begin with one of the brand's origins would lead nowhere. */
export function checkOrigins({ brand, company }: Pick<LoadedBrand, 'brand' | 'company'>): void {
  if (brand.apiOrigin !== '' && !isOrigin(brand.apiOrigin)) {
    throw new Error('brand.apiOrigin has to be an origin, such as https://api.example.com')
  }
  if (!isOrigin(company.siteOrigin)) {
    throw new Error('company.siteOrigin has to be an origin, such as https://www.example.com')
  }
}
