import { paperKeys as chosen } from '#brand/paper-keys.ts'
import type { PaperKey } from './paper-key.ts'

export const paperKeys: readonly PaperKey[] = chosen
