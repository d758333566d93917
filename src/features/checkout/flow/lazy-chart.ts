import type { AnyStateMachine } from 'xstate'

import type { Download } from '#api/cache/download.ts'
import { ApiProblem } from '#api/problem.ts'
import type { ChartLogic } from '#machines/port.ts'

/**
 * A chart that is downloaded before it is started, to run inside another one. Started without it,
 * the actor fails for want of a network.
 */
export function lazyChart<Chart extends AnyStateMachine, Code>(
  code: Download<Code>,
  plug: (code: Code) => ChartLogic<Chart>,
): ChartLogic<Chart> {
  let plugged: ChartLogic<Chart> | null = null

  function chart(): ChartLogic<Chart> {
    const here = code.here()
    if (!here) throw new ApiProblem({ kind: 'network' })
    plugged ??= plug(here)
    return plugged
  }

  return {
    getInitialSnapshot: (...args) => chart().getInitialSnapshot(...args),
    transition: (...args) => chart().transition(...args),
    start: (...args) => chart().start?.(...args),
    getPersistedSnapshot: (...args) => chart().getPersistedSnapshot(...args),
  }
}
