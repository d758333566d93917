import type { AnyStateMachine } from 'xstate'

import { ApiProblem } from '#api/problem.ts'
import type { ChartLogic } from '#machines/port.ts'

export interface LazyChart<Chart extends AnyStateMachine> {
  /** Stands in the chart's place. */
  logic: ChartLogic<Chart>
  /** Downloads the chart; from then on the actors that are started run it. */
  fetch: () => Promise<void>
}

/** A chart that is fetched before it is started; started without it, an actor fails for want of a network. */
export function lazyChart<Chart extends AnyStateMachine>(
  download: () => Promise<ChartLogic<Chart>>,
): LazyChart<Chart> {
  let here: ChartLogic<Chart> | null = null
  const fetch = async () => {
    here ??= await download()
  }

  function chart(): ChartLogic<Chart> {
    if (!here) throw new ApiProblem({ kind: 'network' })
    return here
  }

  return {
    fetch,
    logic: {
      getInitialSnapshot: (...args) => chart().getInitialSnapshot(...args),
      transition: (...args) => chart().transition(...args),
      start: (...args) => chart().start?.(...args),
      getPersistedSnapshot: (...args) => chart().getPersistedSnapshot(...args),
    },
  }
}
