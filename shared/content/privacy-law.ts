/** What differs between markets: the law, who watches over it, and the rights it gives. */
export interface PrivacyLaw {
  law: string
  authority: string
  rights: string[]
}
