import { openSession } from '../account/sessions/session.ts'
import { accountId, type DemoAccountName } from '../demo/demo-accounts.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { Browser } from './browser.ts'
import type { TestServer } from './test-server.ts'

/** A browser that is signed in to any demo account, also to those the sign-in page refuses. */
export async function signedInBrowser(server: TestServer, name: DemoAccountName): Promise<Browser> {
  const browser = new Browser(server.app)
  const { token } = await openSession(server.db, accountId(name), false, server.clock.now)
  browser.setCookie(SESSION_COOKIE, token)
  return browser
}
