import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import type { PathSuite } from 'statechart-paths/lock'

/**
 * How far a page is tested: on every run each state, gesture and response of its machine (`walks/daily-walks.ts`),
 * at night (`npm run test:nightly`) each transition, guard and pair of transitions. The machine itself is tested
 * in pairs on every run.
 */
export const PAGE_WALKS: readonly PathSuite[] = IS_NIGHT ? ['standard', 'pairs'] : ['standard']
