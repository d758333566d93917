import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import { makeShownLedger } from '@masar/machines/notifications/ledger.ts'
import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  notificationsModel,
  WELCOME_ENTRY,
} from '@masar/machines/notifications/notifications.journeys.ts'
import lock from '@masar/machines/notifications/paths.lock.json?raw'
import { controlPorts, type Step } from 'statechart-paths/walk'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press } from '#testing/walks/shown-controls.ts'

import type { NotificationsActor } from './notifications-actor.ts'
import { NotificationsPage } from './notifications-page.tsx'
import { listNoticeFacts } from './testing/notice-lines.ts'
import { chooseInRow, makeRowMenuControl } from './testing/row-menu.ts'

const button = (name: string | RegExp): Control => ({ role: 'button', name })

const deleteInRow = (message: string) => async () => {
  await chooseInRow(message, 'Delete')()
  press('button', 'Delete')
}

function expectScreen({ expect: { tags } }: Step, actor: NotificationsActor) {
  const has = (tag: string) => tags.includes(tag)
  const shown = makeShownLedger(actor.getSnapshot().context)

  const isListed = has('content') && shown.total > 0
  expect(screen.queryByText('No notifications.') !== null).toBe(has('content') && !isListed)
  expect(screen.queryByText('Loading your notifications…') !== null).toBe(has('busy'))
  expect(screen.queryByText('Notification deleted.') !== null).toBe(has('undoable'))
  expect(screen.queryByText(/couldn’t be saved/) !== null).toBe(has('rolledBack'))
  expect(screen.queryByText(/couldn’t be loaded/) !== null).toBe(has('error'))
}

// Preloads the menu items, which otherwise load with the first menu that opens.
beforeAll(() => import('#ui/menu/menu-items.tsx'))

beforeEach(() => {
  vi.setSystemTime('2027-06-10T08:00:00Z')
})

const page = createPageWalk({
  model: notificationsModel,
  lock,
  offers: {
    'marks it read': makeRowMenuControl(CONFIRMED_ENTRY.message),
    'marks all unread': button('Mark all as unread'),
    'deletes it': makeRowMenuControl(CONFIRMED_ENTRY.message),
    'deletes the other': makeRowMenuControl(WELCOME_ENTRY.message),
    'undoes the deletion': button('Undo'),
    'tries to load again': button('Try again'),
    'dismisses the problem': button('OK'),
  },
  // Controls that send the same events for other notifications, and the selection controls (tested in
  // deletion-undo.test.tsx).
  besides: [
    button('Select'),
    { role: 'link', name: CONFIRMED_ENTRY.message },
    button('Mark all as read'),
    button('Delete all'),
  ],
  acts: {
    'marks it read': chooseInRow(CONFIRMED_ENTRY.message, 'Mark as read'),
    'deletes it': deleteInRow(CONFIRMED_ENTRY.message),
    'deletes the other': deleteInRow(WELCOME_ENTRY.message),
  },
  mount(actor, draw) {
    const deletion = createActor(controlPorts(deletionMachine).machine, {
      input: { userId: AMIRA_LIST_INPUT.userId },
    }).start()
    deletion.on('deletion.confirmed', (fact) => actor.send(fact))
    draw(<NotificationsPage actor={actor} deletion={deletion} />)
  },
  screen: {
    heading: 'page',
    busyBy: ['status'],
    serverTexts: [WELCOME_ENTRY.message, CONFIRMED_ENTRY.message],
    isAlerting: ({ expect: { tags } }) => tags.includes('error') || tags.includes('rolledBack'),
  },
  facts: (at) => (at.hasTag('content') ? listNoticeFacts(makeShownLedger(at.context)) : []),
  look: expectScreen,
  words: {
    fr: {
      'list.loading': 'Chargement de vos notifications…',
      'list.empty': 'Aucune notification.',
      error: 'Vos notifications n’ont pas pu être chargées',
    },
    es: {
      'list.loading': 'Cargando sus notificaciones…',
      'list.empty': 'No hay notificaciones.',
      error: 'No se han podido cargar sus notificaciones',
    },
  },
})

// @shows NOTIF-2, NOTIF-3, NOTIF-4, NOTIF-7
it.each(page.tests)('the list of notifications follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the list of notifications shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
