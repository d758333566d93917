import type { BrowserContext } from '@playwright/test'

/** The session cookie, while a user is signed in. */
export const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'masar-session')
