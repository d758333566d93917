import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from '@masar/machines/notifications/notifications.journeys.ts'
import { openList } from '@masar/machines/notifications/testing/open-notifications.ts'
import { controlPorts } from 'statechart-paths/walk'
import { click, renderPage, settle } from '#testing/page.tsx'

import { NotificationsPage } from './notifications-page.tsx'

let notifications: Awaited<ReturnType<typeof openList>>

beforeEach(async () => {
  notifications = await openList()
  const deletion = createActor(controlPorts(deletionMachine).machine, {
    input: { userId: AMIRA_LIST_INPUT.userId },
  }).start()
  deletion.on('deletion.confirmed', (fact) => notifications.actor.send(fact))
  renderPage(<NotificationsPage actor={notifications.actor} deletion={deletion} />)
})

async function deleteNotification({ message }: typeof CONFIRMED_ENTRY) {
  await click('button', `Actions: ${message}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await click('button', 'Delete')
}

const undo = () => screen.getByRole('button', { name: 'Undo' })
const list = () => screen.getByRole('list', { name: 'Notifications' })
const endUndoPeriod = () => settle(() => notifications.clock.increment(8000))

describe('deleting a notification', () => {
  it('moves the focus to the undo button', async () => {
    await deleteNotification(CONFIRMED_ENTRY)

    expect(undo()).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Notification deleted.')
  })

  // @shows A11Y-7
  it('moves the focus back to the notification when it is restored', async () => {
    await deleteNotification(CONFIRMED_ENTRY)
    await click('button', 'Undo')

    const row = within(list()).getByText(CONFIRMED_ENTRY.message).closest('li')
    expect(row).toHaveFocus()
  })

  it('moves the focus to the list when the undo period ends', async () => {
    await deleteNotification(CONFIRMED_ENTRY)
    await endUndoPeriod()

    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(list()).toHaveFocus()
  })

  it('moves the focus to the heading when the last notification is deleted', async () => {
    await deleteNotification(CONFIRMED_ENTRY)
    await deleteNotification(WELCOME_ENTRY)
    expect(undo()).toHaveFocus()
    await endUndoPeriod()

    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
  })

  it('keeps the focus where the customer has moved it during the undo period', async () => {
    await deleteNotification(CONFIRMED_ENTRY)
    const next = screen.getByRole('button', { name: `Actions: ${WELCOME_ENTRY.message}` })
    await settle(() => {
      next.focus()
    })
    await endUndoPeriod()

    expect(next).toHaveFocus()
  })
})

it('the undo button is shown in the toast area above the page, so that no row moves', async () => {
  await deleteNotification(CONFIRMED_ENTRY)

  const toasts = screen.getByRole('alert').closest('[aria-live="polite"]')
  expect(toasts).toHaveClass('position_fixed')
})
