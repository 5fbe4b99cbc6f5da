import { landing as chosen } from '#brand/landing.ts'
import type { Landing } from './landing-settings.ts'

export const landing: Landing = chosen
