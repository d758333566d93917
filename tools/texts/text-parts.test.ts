import { describe, expect, it } from 'vitest'

import type { TextPart } from '../../src/i18n/activate.ts'
import { findLateTexts } from './text-parts.ts'

const FRAME_FILE = 'src/features/layout/root-layout.tsx'
const PANEL_FILE = 'src/features/verify/verify-panel.tsx'
const CHECKOUT_FILE = 'src/features/checkout/checkout-page.tsx'

const PARTS = new Map<string, Set<TextPart>>([
  [FRAME_FILE, new Set(['common'])],
  [PANEL_FILE, new Set(['other'])],
  [CHECKOUT_FILE, new Set(['later'])],
  ['src/routes/_data.checkout.tsx', new Set(['common'])],
  ['src/routes/_data.bookings.tsx', new Set(['common'])],
])

const TEXT_IMPORT = "import { Trans } from '@lingui/react/macro'"

/** Finds the issues of a source tree in which these files have this code and all others contain only texts. */
const findIssues = (code: Record<string, string>) =>
  findLateTexts(PARTS, (file) => code[file] ?? TEXT_IMPORT)

describe('texts that load too late', () => {
  it('are reported for a file that imports a module of a later part', () => {
    const code = { [FRAME_FILE]: "import {\n  VerifyPanel,\n} from '../verify/verify-panel.tsx'\n" }
    expect(findIssues(code)).toEqual([`${FRAME_FILE} (common) draws ${PANEL_FILE} (other)`])
  })

  it('are reported for a module that is imported without them', () => {
    expect(
      findIssues({ [FRAME_FILE]: "const panel = import('../verify/verify-panel.tsx')" }),
    ).toHaveLength(1)
    const together = "const panel = loadWithTexts('other', import('../verify/verify-panel.tsx'))"
    expect(findIssues({ [FRAME_FILE]: together })).toEqual([])
  })

  it('are reported for a page that does not load them first', () => {
    const code = "import { VerifyPanel } from '../features/verify/verify-panel.tsx'"
    expect(findIssues({ 'src/routes/_data.booking.tsx': code })).toEqual([])
    expect(findIssues({ 'src/routes/_data.checkout.tsx': code })).toHaveLength(1)
  })

  it('are not reported for a module without texts', () => {
    const code = "const panel = import('../verify/verify-panel.tsx')"
    expect(findIssues({ [FRAME_FILE]: code, [PANEL_FILE]: 'export const panel = 1' })).toEqual([])
    const importingCode = "import { CheckoutPage } from '../checkout/checkout-page.tsx'"
    expect(findIssues({ [FRAME_FILE]: code, [PANEL_FILE]: importingCode })).not.toEqual([])
  })

  it('are not reported for a type import', () => {
    expect(
      findIssues({ [FRAME_FILE]: "import type { Panel } from '../verify/verify-panel.tsx'" }),
    ).toEqual([])
  })
})
