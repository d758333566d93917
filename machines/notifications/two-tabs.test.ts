import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { promisesSettled } from '../testing/held-ports.ts'
import type { Notice } from './ledger.ts'
import { CONFIRMED } from './notifications.journeys.ts'
import { chancesOf } from './testing/chances.ts'
import { noticeServer } from './testing/notice-server.ts'
import {
  brokenBy,
  type Chance,
  isAtRest,
  openTab,
  PAGE_SIZE,
  settle,
  shownBy,
  type Tab,
} from './testing/tab.ts'

const notice = (id: string, isRead = false): Notice => ({ ...CONFIRMED, id, isRead })

function openWorld() {
  const server = noticeServer([notice('a'), notice('b', true), notice('c'), notice('d')])
  const left: Tab = openTab('left', server, () => (right.news += 1))
  const right: Tab = openTab('right', server, () => (left.news += 1))
  /* Few: each one makes both tabs ask again, which would hide that they were not told. */
  let arrived = 0
  const arrive: Chance = {
    name: 'something new arrives',
    happen: () => {
      arrived += 1
      server.arrive(notice(`new-${arrived}`))
      left.news += 1
      right.news += 1
    },
  }
  const arrivals = () => (arrived < 2 ? [[arrive]] : [])
  return { server, tabs: [left, right], arrivals }
}

/** Lets as many things happen as there are numbers, each number choosing among what can. */
async function live(numbers: readonly number[]) {
  const { server, tabs, arrivals } = openWorld()
  const story: string[] = []
  for (const number of numbers) {
    const kinds = [...tabs.flatMap(chancesOf), ...arrivals()]
    const kind = kinds[number % kinds.length] ?? []
    const chance = kind[Math.floor(number / kinds.length) % kind.length]
    story.push(chance?.name ?? '')
    // oxlint-disable-next-line no-await-in-loop -- one thing after the other
    await chance?.happen()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await promisesSettled()
    const broken = tabs.flatMap(brokenBy)
    if (broken.length > 0) throw new Error([...story, ...broken].join('\n'))
  }
  await comeToRest(tabs)
  return { server, tabs, story }
}

async function comeToRest(tabs: readonly Tab[]) {
  for (let round = 0; round < 30; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await Promise.all(tabs.map(settle))
  }
}

/** What a tab at rest shows, and what it ought to. A closed list shows its counter only. */
function compare(server: ReturnType<typeof noticeServer>, tab: Tab) {
  const now = tab.actor.getSnapshot()
  const { unread, notices, total } = shownBy(tab)
  const isOpen = now.hasTag('content')
  const page = server.pageOf(now.context.page, PAGE_SIZE)
  return {
    shown: { atRest: isAtRest(tab), unread, list: isOpen ? { notices, total } : null },
    true: {
      atRest: true,
      unread: server.unread(),
      list: isOpen ? { notices: page, total: server.total() } : null,
    },
  }
}

describe('the notifications in two tabs', () => {
  it('count what is unread and list what there is, whatever happens in whatever order', async () => {
    const numbers = fc.array(fc.nat(), { maxLength: 70, size: 'max' })
    const run = fc.asyncProperty(numbers, async (chosen) => {
      const { server, tabs, story } = await live(chosen)
      for (const tab of tabs) {
        const found = compare(server, tab)
        expect({ ...found.shown, story }).toEqual({ ...found.true, story })
      }
    })
    await expect(fc.assert(run, { numRuns: 400 })).resolves.toBeUndefined()
  })
})
