import { describe, expect, it } from 'vitest'

import type { TextPart } from '../../src/i18n/activate.ts'
import { findLateTexts } from './text-parts.ts'

const FRAME = 'src/features/layout/root-layout.tsx'
const PANEL = 'src/features/verify/verify-panel.tsx'
const CHECKOUT = 'src/features/checkout/checkout-page.tsx'

const PARTS = new Map<string, Set<TextPart>>([
  [FRAME, new Set(['common'])],
  [PANEL, new Set(['other'])],
  [CHECKOUT, new Set(['later'])],
  ['src/routes/_data.checkout.tsx', new Set(['common'])],
  ['src/routes/_data.bookings.tsx', new Set(['common'])],
])

const WITH_TEXTS = "import { Trans } from '@lingui/react/macro'"

/** Finds the issues of a source tree in which these files have this code and all others contain only texts. */
const findIssues = (code: Record<string, string>) =>
  findLateTexts(PARTS, (file) => code[file] ?? WITH_TEXTS)

describe('texts that load too late', () => {
  it('are reported for a file that imports a module of a later part', () => {
    const code = { [FRAME]: "import {\n  VerifyPanel,\n} from '../verify/verify-panel.tsx'\n" }
    expect(findIssues(code)).toEqual([`${FRAME} (common) draws ${PANEL} (other)`])
  })

  it('are reported for a module that is imported without them', () => {
    expect(
      findIssues({ [FRAME]: "const panel = import('../verify/verify-panel.tsx')" }),
    ).toHaveLength(1)
    const together = "const panel = withTexts('other', import('../verify/verify-panel.tsx'))"
    expect(findIssues({ [FRAME]: together })).toEqual([])
  })

  it('are reported for a page that does not load them first', () => {
    const code = "import { VerifyPanel } from '../features/verify/verify-panel.tsx'"
    expect(findIssues({ 'src/routes/_data.booking.tsx': code })).toEqual([])
    expect(findIssues({ 'src/routes/_data.checkout.tsx': code })).toHaveLength(1)
  })

  it('are not reported for a module without texts', () => {
    const code = "const panel = import('../verify/verify-panel.tsx')"
    expect(findIssues({ [FRAME]: code, [PANEL]: 'export const panel = 1' })).toEqual([])
    const importing = "import { CheckoutPage } from '../checkout/checkout-page.tsx'"
    expect(findIssues({ [FRAME]: code, [PANEL]: importing })).not.toEqual([])
  })

  it('are not reported for a type import', () => {
    expect(
      findIssues({ [FRAME]: "import type { Panel } from '../verify/verify-panel.tsx'" }),
    ).toEqual([])
  })
})
