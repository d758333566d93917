import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { NotificationEntry } from './ledger.ts'
import { CONFIRMED_ENTRY } from './notifications.journeys.ts'
import { IS_NIGHT } from '../testing/is-night.ts'
import { createNoticeServer } from './testing/notice-server.ts'
import { compareWithServer, runTwoTabs } from './testing/two-tabs.ts'

const makeNotice = (id: string, isRead = false): NotificationEntry => ({
  ...CONFIRMED_ENTRY,
  id,
  isRead,
})

describe('notifications in two tabs', () => {
  it('show the correct counter and list after any sequence of events', async () => {
    const numbers = fc.array(fc.nat(), { maxLength: 70, size: 'max' })
    const run = fc.asyncProperty(numbers, async (chosen) => {
      const server = createNoticeServer([
        makeNotice('a'),
        makeNotice('b', true),
        makeNotice('c'),
        makeNotice('d'),
      ])
      const { tabs, story } = await runTwoTabs(server, chosen)
      for (const tab of tabs) {
        const found = compareWithServer(server, tab)
        expect({ ...found.shown, story }).toEqual({ ...found.true, story })
      }
    })
    await fc.assert(run, { numRuns: IS_NIGHT ? 400 : 100 })
  })
})
