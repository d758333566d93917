import { counter } from './chart/counter.ts'
import { list } from './chart/list.ts'
import { notificationsSetup } from './chart/notifications-setup.ts'
import { deletion, sync } from './chart/sync.ts'
import { EMPTY } from './ledger.ts'

/**
 * What a customer is told: the bell with its number, the list, and what is done to it.
 *
 * The screen shows the server's ledger with the changes that are not saved yet folded over it. The
 * server is asked only while nothing is under way, so that no answer knows half of a change, and
 * asked again after each change, whatever became of it.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  options: { maxIterations: 100 },
  context: ({ input: { userId, size } }) => ({
    userId,
    size,
    ledger: EMPTY,
    queue: [],
    graced: null,
    page: 1,
    problem: null,
    listProblem: null,
  }),
  type: 'parallel',
  states: { counter, list, sync, deletion },
})
