import type { KyselyPlugin } from 'kysely'

import type { TestServer } from './test-server.ts'

type Interruption = { table: string; concurrentCall: () => Promise<unknown> }

/**
 * Returns a database connection that runs `concurrentCall` to completion right after the first query of a
 * table. This simulates another call at the worst moment, without relying on timing.
 */
export function interruptAfterQuery(
  db: TestServer['db'],
  { table, concurrentCall }: Interruption,
): TestServer['db'] {
  const watched = new WeakSet<object>()
  let isDone = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes(`"name":"${table}"`)) watched.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (isDone || !watched.has(queryId)) return result
      isDone = true
      await concurrentCall()
      return result
    },
  }
  return db.withPlugin(plugin)
}
