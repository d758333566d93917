import type { BrowserContext } from '@playwright/test'

/** Returns the session cookie, if a user is signed in. */
export const findSessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'masar-session')
