/** Inlined into the head of every page that has both looks, before anything is painted. */

import { applyTheme } from './apply-theme.ts'

applyTheme()
