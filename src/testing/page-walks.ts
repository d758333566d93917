import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import type { PathSuite } from '@masar/machines/testing/paths/path-lock.ts'

/**
 * How far a page is walked: on every run each state, gesture and answer of its chart (`walks/daily-walks.ts`), at night
 * (`npm run test:nightly`) each transition, guard and pair of transitions. The chart itself is walked in pairs on every run.
 */
export const PAGE_WALKS: readonly PathSuite[] = IS_NIGHT ? ['standard', 'pairs'] : ['standard']
