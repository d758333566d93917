import type { AnyStateMachine } from 'xstate'

import type { ChartLogic } from '@masar/machines/port.ts'

/** A chart that runs inside another one, and whose code is loaded after that one has started. */
export const lazyChart = <Chart extends AnyStateMachine>(
  chart: () => ChartLogic<Chart>,
): ChartLogic<Chart> => ({
  getInitialSnapshot: (...args) => chart().getInitialSnapshot(...args),
  transition: (...args) => chart().transition(...args),
  start: (...args) => chart().start?.(...args),
  getPersistedSnapshot: (...args) => chart().getPersistedSnapshot(...args),
})
