import type { Criterion } from '#machines/testing/coverage.ts'

/**
 * How far a page is walked: on every run each transition of its chart, at night (`npm run test:nightly`)
 * each pair of them, too. The chart itself is walked in pairs on every run.
 */
export const PAGE_WALKS: Criterion =
  import.meta.env['WALKS'] === 'thorough' ? 'thorough' : 'standard'
