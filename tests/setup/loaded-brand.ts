import { loadBrand } from '../../shared/vite/load-brand.ts'
import type { LoadedBrand } from '../../shared/vite/loaded-brand.ts'

const brands = new Map<string, Promise<LoadedBrand>>()

/** A brand as a build loads it, once for all tests: Vite compiles it each time. */
export function loadedBrand(id: string): Promise<LoadedBrand> {
  const brand = brands.get(id) ?? loadBrand(id)
  brands.set(id, brand)
  return brand
}
