import { expect, type Page, type Route } from '@playwright/test'

/** An event stream that sends nothing until the test allows it. */
export interface ControlledStream {
  /** Sends an event, as the server does at the start of each stream. */
  notify: () => Promise<void>
}

/**
 * A notification event. The connection closes after it, and the page reopens the stream. Events from a test's
 * preparation therefore do not reach the page.
 */
const COUNT_EVENT = 'retry: 100\n\nevent: news\ndata: {"count":1}\n\n'

export async function controlStream(page: Page): Promise<ControlledStream> {
  let waiting: Route | null = null
  await page.context().route('**/api/notification-events/**', (route) => {
    waiting = route
  })
  return {
    async notify() {
      await expect.poll(() => waiting !== null).toBe(true)
      const route = waiting
      waiting = null
      await route?.fulfill({ contentType: 'text/event-stream', body: COUNT_EVENT })
    },
  }
}
