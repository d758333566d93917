import { Browser } from '../../server/testing/browser.ts'
import { fallibleNetworkTo } from '../../server/testing/processes/fallible-network.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { remoteApp } from '../../server/testing/processes/remote-app.ts'
import { startServer } from '../../server/testing/processes/server-process.ts'
import { guestCheckout } from '../../server/testing/requests.ts'
import { tallyReplies, repeated } from './counted.ts'
import { nextRealTrip } from './kills.ts'
import { type Cleanup, ownFolder } from './locations.ts'
import { measure, type Measured } from './measured.ts'

const ROUND_TRIP_MS = 1_200
const MAX_CALL_MS = 20_000

/** A checkout needs more than twenty round trips: it ends with 503, and none of it is written. */
export const slowDatabase = (url: string, cleanup: Cleanup): Promise<Measured> =>
  measure(
    `a round trip to PostgreSQL takes ${ROUND_TRIP_MS} ms`,
    `no call takes longer than ${MAX_CALL_MS / 1000} s`,
    async () => {
      const network = await fallibleNetworkTo(url)
      cleanup.add(network.close)
      const env = { APP_DIR: ownFolder(cleanup), DATABASE_URL: network.url, SEED: 'true' }
      const server = await startServer(await freePort(), env)
      cleanup.add(server.kill)
      network.delay(ROUND_TRIP_MS / 2)
      const start = performance.now()
      const replies = await repeated(4, (at) => {
        const browser = new Browser(remoteApp(server.origin))
        return at % 2 === 0
          ? browser.get('/api/settings')
          : browser.post('/api/checkout', guestCheckout(nextRealTrip()), {
              headers: { 'idempotency-key': crypto.randomUUID() },
            })
      })
      const longest = performance.now() - start
      network.delay(0)
      return {
        came: `${tallyReplies(replies)} within ${(longest / 1000).toFixed(1)} s`,
        isReached: longest < MAX_CALL_MS,
      }
    },
  )
