import { lockAccount } from '../account/lock-account.ts'
import { openSession } from '../account/sessions/session.ts'
import { toAccountId, type DemoAccountName } from '../demo/demo-accounts.ts'
import { transaction } from '../db/transaction.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { Browser } from './browser.ts'
import type { TestServer } from './test-server.ts'

/** Creates a browser signed in to any demo account, even to one that the sign-in page rejects. */
export async function createSignedInBrowser(
  server: TestServer,
  name: DemoAccountName,
): Promise<Browser> {
  const browser = new Browser(server.app)
  const token = await openSessionFor(server, name, server.clock.now)
  browser.setCookie(SESSION_COOKIE, token)
  return browser
}

/** Opens a session of a demo account, and returns its token. */
export const openSessionFor = (server: TestServer, name: DemoAccountName, now: Date) =>
  transaction(server.db, async (tx) => {
    const account = await lockAccount(tx, toAccountId(name))
    if (!account) throw new Error(`The database has no account ${name}.`)
    return (await openSession(tx, account, false, now)).token
  })
