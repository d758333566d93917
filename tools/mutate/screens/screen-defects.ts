import { ACCOUNT_DEFECTS } from './account-defects.ts'
import { CHECKOUT_DEFECTS } from './checkout-defects.ts'
import type { ScreenDefect } from './screen-defect.ts'

/** All defects, which are planted one at a time. */
export const SCREEN_DEFECTS: readonly ScreenDefect[] = [...CHECKOUT_DEFECTS, ...ACCOUNT_DEFECTS]
