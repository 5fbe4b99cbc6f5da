import type { Landing } from '../../landing-settings.ts'
import { placeholder } from '../../placeholder.ts'

export const landing: Landing = {
  appName: placeholder('Sample Peso App'),
  merchantNumber: placeholder('M-0000')
}
