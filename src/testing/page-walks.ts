import type { PathSuite } from '#machines/testing/paths/path-lock.ts'

/**
 * How far a page is walked: on every run each transition and answer of its chart, at night
 * (`npm run test:nightly`) each pair of transitions, too. The chart itself is walked in pairs on every run.
 */
export const PAGE_WALKS: readonly PathSuite[] =
  import.meta.env['WALKS'] === 'thorough' ? ['standard', 'pairs'] : ['standard']
