import { brand } from './brand.ts'
import { company } from './company.ts'
import { landing } from './landing.ts'
import { paperKeys } from './paper-keys.ts'
import { findPlaceholders } from './placeholder.ts'
import { price } from './price.ts'

export const settings = { brand, company, landing, paperKeys, price }
export const placeholders = findPlaceholders(settings)
