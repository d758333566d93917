import type { AnyStateMachine } from 'xstate'

import type { ChartLogic } from '@masar/machines/port.ts'

/** Creates a child chart whose code loads after its parent chart has started. */
export const createLazyChart = <Chart extends AnyStateMachine>(
  chart: () => ChartLogic<Chart>,
): ChartLogic<Chart> => ({
  getInitialSnapshot: (...args) => chart().getInitialSnapshot(...args),
  transition: (...args) => chart().transition(...args),
  start: (...args) => chart().start?.(...args),
  getPersistedSnapshot: (...args) => chart().getPersistedSnapshot(...args),
})
