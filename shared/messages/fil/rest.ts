import type { restMessages as english } from '../en/rest.ts'

export const restMessages: typeof english = {
  crowded: 'Maraming gumagamit nito ngayon. Pakisubukan ulit pagkaraan ng {seconds} segundo.'
}
