import { describe, expect, it } from 'vitest'

import type { TextPart } from '../src/i18n/activate.ts'
import { textsThatComeLate } from './text-parts.ts'

const HOME = 'src/features/home/home-page.tsx'
const BLOCKS = 'src/features/home/home-blocks.tsx'
const SEARCH = 'src/features/search/search-page.tsx'

const PARTS = new Map<string, Set<TextPart>>([
  [HOME, new Set(['shell'])],
  [BLOCKS, new Set(['home'])],
  [SEARCH, new Set(['cars'])],
  ['src/routes/_data.search.tsx', new Set(['shell'])],
  ['src/routes/_data.bookings.tsx', new Set(['shell'])],
])

const WITH_TEXTS = "import { Trans } from '@lingui/react/macro'"

/** The faults of a tree in which these files have this code and the others texts and no more. */
const faultsOf = (code: Record<string, string>) =>
  textsThatComeLate(PARTS, (file) => code[file] ?? WITH_TEXTS)

describe('texts that come late', () => {
  it('are those of a part that a file of an earlier one imports', () => {
    const code = { [HOME]: "import {\n  HomeBlocks,\n} from './home-blocks.tsx'\n" }
    expect(faultsOf(code)).toEqual([`${HOME} (shell) draws ${BLOCKS} (home)`])
  })

  it('are those of a module that is downloaded without them', () => {
    expect(faultsOf({ [HOME]: "const blocks = import('./home-blocks.tsx')" })).toHaveLength(1)
    const together = "const blocks = withTexts('home', import('./home-blocks.tsx'))"
    expect(faultsOf({ [HOME]: together })).toEqual([])
  })

  it('are those that a page does not begin with', () => {
    const code = "import { SearchPage } from '../features/search/search-page.tsx'"
    expect(faultsOf({ 'src/routes/_data.search.tsx': code })).toEqual([])
    expect(faultsOf({ 'src/routes/_data.bookings.tsx': code })).toHaveLength(1)
  })

  it('are not in a file that shows none', () => {
    const code = "const blocks = import('./home-blocks.tsx')"
    expect(faultsOf({ [HOME]: code, [BLOCKS]: 'export const blocks = 1' })).toEqual([])
    const importing = "import { SearchPage } from '../search/search-page.tsx'"
    expect(faultsOf({ [HOME]: code, [BLOCKS]: importing })).not.toEqual([])
  })

  it('are not in a type', () => {
    expect(faultsOf({ [HOME]: "import type { Blocks } from './home-blocks.tsx'" })).toEqual([])
  })
})
