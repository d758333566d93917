import { expect, type Page, type Route } from '@playwright/test'

/** The stream of news, which says nothing until a walk lets it. */
export interface HeldStream {
  /** The server tells that something may have changed, as it does whenever a stream begins. */
  tell: () => Promise<void>
}

/** The connection ends with it, and is sought again: what a walk prepares behind the counter is no news. */
const COUNT_EVENT = 'retry: 100\n\nevent: news\ndata: {"count":1}\n\n'

export async function holdStream(page: Page): Promise<HeldStream> {
  let waiting: Route | null = null
  await page.context().route('**/api/notification-events/**', (route) => {
    waiting = route
  })
  return {
    async tell() {
      await expect.poll(() => waiting !== null).toBe(true)
      const route = waiting
      waiting = null
      await route?.fulfill({ contentType: 'text/event-stream', body: COUNT_EVENT })
    },
  }
}
