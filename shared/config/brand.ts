import { brand as chosen } from '#brand/brand.ts'
import type { Brand } from './brand-settings.ts'

export const brand: Brand = chosen
