import type { BrowserContext } from '@playwright/test'

/** The cookie that signs this browser in, while somebody is signed in. */
export const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'masar-session')
