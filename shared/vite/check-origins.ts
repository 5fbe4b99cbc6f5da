import type { LoadedBrand } from './loaded-brand.ts'

/** Without a path, and of characters that end no source of a content security policy. */
export function isOrigin(value: string): boolean {
  return (
    /^https?:\/\/[\w.:[\]-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value
  )
}

const isOwnPath = (value: string) => /^\/(?!\/)/.test(value)

const isSecure = (value: string) =>
  URL.canParse(value) && value.startsWith('https://') && isOrigin(new URL(value).origin)

export function checkOrigins({ brand, company }: Pick<LoadedBrand, 'brand' | 'company'>): void {
  if (brand.apiOrigin !== '' && !isOrigin(brand.apiOrigin)) {
    throw new Error('brand.apiOrigin has to be an origin, such as https://api.example.com')
  }
  const { contactUrl } = brand
  if (contactUrl && !isOwnPath(contactUrl) && !isSecure(contactUrl)) {
    throw new Error('brand.contactUrl has to be an https address, or a path of the site’s own')
  }
  if (!isOrigin(company.siteOrigin)) {
    throw new Error('company.siteOrigin has to be an origin, such as https://www.example.com')
  }
}
