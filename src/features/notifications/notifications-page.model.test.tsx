import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { deletionMachine } from '#machines/deletion/deletion.machine.ts'
import { type Ledger, shownLedger } from '#machines/notifications/ledger.ts'
import {
  AMIRA,
  CONFIRMED,
  notificationsModel,
  WELCOME,
} from '#machines/notifications/notifications.journeys.ts'
import lock from '#machines/notifications/paths.lock.json?raw'
import { actorDriver, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import { heldPorts } from '#machines/testing/held-ports.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import type { NotificationsActor } from './notifications-actor.ts'
import { NotificationsPage } from './notifications-page.tsx'

let actor: NotificationsActor

const press = (name: string) => {
  const button = screen.queryByRole('button', { name })
  if (!button) return false
  fireEvent.click(button)
  return true
}

function remove(message: string) {
  if (!press(`Delete: ${message}`)) return false
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  return true
}

/** Says whether there was a control: what the page does not show, the world does. */
const acts: Record<string, () => boolean> = {
  'marks it read': () => press(`Mark as read: ${CONFIRMED.message}`),
  'marks all unread': () => press('Mark all as unread'),
  'deletes it': () => remove(CONFIRMED.message),
  'deletes the other': () => remove(WELCOME.message),
  'undoes the deletion': () => press('Undo'),
  'tries to load again': () => press('Try again'),
  'dismisses the problem': () => press('All right'),
}

function act({ label, event }: Step) {
  if (!acts[label]?.()) actor.send(event as Parameters<NotificationsActor['send']>[0])
}

function look(step: Step) {
  const { tags } = step.expect
  const has = (tag: string) => tags.includes(tag)
  const shown: Ledger = shownLedger(actor.getSnapshot().context)

  const isListed = has('content') && shown.total > 0
  const list = screen.queryByRole('list', { name: 'Notifications' })
  const listed = list ? within(list).queryAllByRole('listitem').length : null
  expect(listed).toBe(isListed ? shown.notices.length : null)
  expect(screen.queryByText('No notifications.') !== null).toBe(has('content') && !isListed)
  expect(screen.queryByText('Loading your notifications…') !== null).toBe(has('busy'))
  expect(screen.queryByText('Deleted.') !== null).toBe(has('undoable'))
  expect(screen.queryByText(/is taken back/) !== null).toBe(has('rolledBack'))
  expect(screen.queryByText(/could not be loaded/) !== null).toBe(has('error'))
}

const tests = lockedTests(notificationsModel, readLock(lock), PAGE_WALKS)

// @shows NOTIF-2, NOTIF-7
it.each(tests)('the list of notifications follows $name', async (test) => {
  const driver = actorDriver(notificationsModel, {
    mount: (started) => {
      actor = started
      const deletion = createActor(heldPorts(deletionMachine).machine, {
        input: { userId: AMIRA.userId },
      }).start()
      deletion.on('deletion.confirmed', (fact) => actor.send(fact))
      renderPage(<NotificationsPage actor={actor} deletion={deletion} />)
    },
    act,
    look,
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
