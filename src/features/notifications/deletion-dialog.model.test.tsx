import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'

import { deletionModel } from '@masar/machines/deletion/deletion.journeys.ts'
import lock from '@masar/machines/deletion/paths.lock.json?raw'
import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from '@masar/machines/notifications/notifications.journeys.ts'
import { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'
import { toTestModel } from 'statechart-paths'
import { lookFor } from 'statechart-paths/walk'
import { formatCount } from '#testing/walks/fact-texts.ts'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import type { Control } from '#testing/walks/shown-controls.ts'

import type { DeletionActor } from './notifications-actor.ts'
import { NotificationsPage } from './notifications-page.tsx'
import { listNoticeFacts } from './testing/notice-lines.ts'
import { chooseInRow, makeRowMenuControl } from './testing/row-menu.ts'

const LEDGER = { notices: [CONFIRMED_ENTRY, WELCOME_ENTRY], unread: 1, total: 2 }
/** The list behind the dialog: two notifications, with no change in progress. */
const notificationsActor = createActor(notificationsMachine, {
  snapshot: notificationsMachine.resolveState({
    value: { counter: 'fresh', list: 'shown', sync: 'idle', deletion: 'steady' },
    context: {
      ...AMIRA_LIST_INPUT,
      ledger: LEDGER,
      queue: [],
      graced: null,
      page: 1,
      problem: null,
      listProblem: null,
    },
  }),
  input: AMIRA_LIST_INPUT,
})

const screenExpectations: Record<string, (actor: DeletionActor) => void> = {
  closed: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  loadingIds: () => expect(screen.getByText('Loading…')).toBeVisible(),
  loadFailed: () => expect(screen.getByRole('alert')).toHaveTextContent(/Check your connection/),
  confirming: (actor) => {
    const isOne = actor.getSnapshot().context.ids.length === 1
    const name = isOne ? 'Delete the notification?' : 'Delete notifications?'
    expect(screen.getByRole('dialog', { name })).toBeVisible()
  },
}

const button = (name: string | RegExp): Control => ({ role: 'button', name })

// Preloads the menu items, which otherwise load with the first menu that opens.
beforeAll(() => import('#ui/menu/menu-items.tsx'))

beforeEach(() => {
  vi.setSystemTime('2027-06-10T08:00:00Z')
})

const page = createPageWalk({
  model: deletionModel,
  lock,
  offers: {
    'asks to delete one': makeRowMenuControl(CONFIRMED_ENTRY.message),
    'asks to delete all': button('Delete all'),
    'says yes': button('Delete'),
    'says no': ({ context: { ids } }) => [
      button((ids as unknown[]).length === 1 ? 'Keep the notification' : 'Keep'),
      button('Close'),
    ],
    'tries again': button('Try again'),
  },
  // Controls of the list, which are tested in the list's own walk.
  besides: [
    button('Select'),
    { role: 'link', name: CONFIRMED_ENTRY.message },
    button('Mark all as read'),
    makeRowMenuControl(WELCOME_ENTRY.message),
  ],
  acts: { 'asks to delete one': chooseInRow(CONFIRMED_ENTRY.message, 'Delete') },
  mount: (actor, draw) => {
    draw(<NotificationsPage actor={notificationsActor} deletion={actor} />)
  },
  screen: {
    heading: 'page',
    busyBy: ['status'],
    serverTexts: [WELCOME_ENTRY.message, CONFIRMED_ENTRY.message],
  },
  facts: ({ value, context: { ids } }) => [
    ...listNoticeFacts(LEDGER),
    ...(value === 'confirming'
      ? [`${formatCount(ids.length, 'notification')} will be deleted.`]
      : []),
  ],
  look: (step, actor) => lookFor(screenExpectations, step)(actor),
  words: {
    fr: { loadingIds: 'Chargement…' },
    es: { loadingIds: 'Cargando…' },
  },
})

// @shows NOTIF-6
it.each(page.tests)('the deletion dialog follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the deletion dialog shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)

const graph = toTestModel(deletionModel, { unoffered: false })

const paths = graph.getShortestPaths().map((path) => ({
  last: graph.steps(path).at(-1)?.label,
  path,
}))

it.each(paths)('the deletion dialog follows the shortest path to: $last', async ({ path }) => {
  const driver = page.driver()
  onTestFinished(driver.dispose)
  const { steps } = await path.test(graph.executors(path, driver))
  expect(steps.length).toBe(path.steps.length)
})
