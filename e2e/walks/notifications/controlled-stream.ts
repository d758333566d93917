import { expect, type Page, type Route } from '@playwright/test'

/** The event stream, which sends nothing until the test allows it. */
export interface ControlledStream {
  /** The server reports a possible change, as at the start of each stream. */
  tell: () => Promise<void>
}

/** An event after which the connection closes and the page reopens it: a test's preparation must not cause events. */
const COUNT_EVENT = 'retry: 100\n\nevent: news\ndata: {"count":1}\n\n'

export async function controlStream(page: Page): Promise<ControlledStream> {
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
