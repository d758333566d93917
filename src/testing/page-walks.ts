import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import type { PathSuite } from 'statechart-paths/lock'

/**
 * The page test suites. On every run they cover each state, gesture and response of the machine
 * (`walks/daily-walks.ts`). At night (`npm run test:nightly`) they also cover each transition, guard and pair
 * of transitions. Tests of the machine itself cover pairs on every run.
 */
export const PAGE_WALKS: readonly PathSuite[] = IS_NIGHT ? ['standard', 'pairs'] : ['standard']
