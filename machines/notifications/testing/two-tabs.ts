import { promisesSettled } from 'statechart-paths/walk'

import { listPossibleEvents } from './possible-events.ts'
import type { NoticeServer } from './notice-server.ts'
import {
  findBrokenInvariants,
  type PossibleEvent,
  isAtRest,
  openTab,
  PAGE_SIZE,
  settleTab,
  readShownLedger,
  type Tab,
} from './tab.ts'

function openTabs(server: NoticeServer) {
  const left: Tab = openTab('left', server, () => (right.changes += 1))
  const right: Tab = openTab('right', server, () => (left.changes += 1))
  /*
   * Keep arrivals rare: each one makes both tabs refetch, which would hide a missing message between the tabs.
   */
  let arrived = 0
  const arrive: PossibleEvent = {
    name: 'something new arrives',
    happen: async () => {
      arrived += 1
      await server.arrive(`new-${arrived}`)
      left.changes += 1
      right.changes += 1
    },
  }
  const arrivals = () => (arrived < 2 ? [[arrive]] : [])
  return { tabs: [left, right], arrivals }
}

/**
 * Runs one event per number: the number selects one of the events that are possible in the two tabs. Then waits
 * until both tabs are idle.
 */
export async function runTwoTabs(server: NoticeServer, numbers: readonly number[]) {
  const { tabs, arrivals } = openTabs(server)
  const story: string[] = []
  await server.look?.()
  for (const number of numbers) {
    const kinds = [...tabs.flatMap(listPossibleEvents), ...arrivals()]
    const kind = kinds[number % kinds.length] ?? []
    const chance = kind[Math.floor(number / kinds.length) % kind.length]
    if (!chance) throw new Error('Nothing can happen any more.')
    story.push(chance.name)
    // oxlint-disable-next-line no-await-in-loop -- one event after the other
    await chance.happen()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await promisesSettled()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await server.look?.()
    const broken = tabs.flatMap(findBrokenInvariants)
    if (broken.length > 0) throw new Error([...story, ...broken].join('\n'))
  }
  await waitUntilIdle(tabs)
  await server.look?.()
  return { tabs, story }
}

async function waitUntilIdle(tabs: readonly Tab[]) {
  for (let round = 0; round < 30 && !(round > 0 && tabs.every(isAtRest)); round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await Promise.all(tabs.map(settleTab))
  }
}

/** Returns what an idle tab shows and what it should show; if the list is closed, only the counter. */
export function compareWithServer(server: NoticeServer, tab: Tab) {
  const now = tab.actor.getSnapshot()
  const { unread, notices, total } = readShownLedger(tab)
  const isOpen = now.hasTag('content')
  const page = server.noticePage(now.context.page, PAGE_SIZE)
  return {
    shown: { atRest: isAtRest(tab), unread, list: isOpen ? { notices, total } : null },
    true: {
      atRest: true,
      unread: server.unread(),
      list: isOpen ? { notices: page, total: server.total() } : null,
    },
  }
}
