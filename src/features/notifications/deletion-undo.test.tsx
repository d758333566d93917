import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import {
  AMIRAS_LIST,
  CONFIRMED_ENTRY,
  WELCOME,
} from '@masar/machines/notifications/notifications.journeys.ts'
import { openList } from '@masar/machines/notifications/testing/open-notifications.ts'
import { controlPorts } from 'statechart-paths/walk'
import { click, renderPage, settle } from '#testing/page.tsx'

import { NotificationsPage } from './notifications-page.tsx'

let notifications: Awaited<ReturnType<typeof openList>>

beforeEach(async () => {
  notifications = await openList()
  const deletion = createActor(controlPorts(deletionMachine).machine, {
    input: { userId: AMIRAS_LIST.userId },
  }).start()
  deletion.on('deletion.confirmed', (fact) => notifications.actor.send(fact))
  renderPage(<NotificationsPage actor={notifications.actor} deletion={deletion} />)
})

async function remove({ message }: typeof CONFIRMED_ENTRY) {
  await click('button', `Actions: ${message}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await click('button', 'Delete')
}

const undo = () => screen.getByRole('button', { name: 'Undo' })
const list = () => screen.getByRole('list', { name: 'Notifications' })
const windowEnds = () => settle(() => notifications.clock.increment(8000))

describe('a deleted notification', () => {
  it('moves the focus to the undo button', async () => {
    await remove(CONFIRMED_ENTRY)

    expect(undo()).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Notification deleted.')
  })

  // @shows A11Y-7
  it('has the focus again when it is restored', async () => {
    await remove(CONFIRMED_ENTRY)
    await click('button', 'Undo')

    const row = within(list()).getByText(CONFIRMED_ENTRY.message).closest('li')
    expect(row).toHaveFocus()
  })

  it('moves the focus to the list when the undo period ends', async () => {
    await remove(CONFIRMED_ENTRY)
    await windowEnds()

    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(list()).toHaveFocus()
  })

  it('moves the focus to the heading when it was the last one', async () => {
    await remove(CONFIRMED_ENTRY)
    await remove(WELCOME)
    expect(undo()).toHaveFocus()
    await windowEnds()

    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
  })

  it('does not take the focus from a customer who has moved on', async () => {
    await remove(CONFIRMED_ENTRY)
    const next = screen.getByRole('button', { name: `Actions: ${WELCOME.message}` })
    await settle(() => {
      next.focus()
    })
    await windowEnds()

    expect(next).toHaveFocus()
  })
})

it('the offer to undo a deletion moves no row, because it is shown over the page with the toasts', async () => {
  await remove(CONFIRMED_ENTRY)

  const toasts = screen.getByRole('alert').closest('[aria-live="polite"]')
  expect(toasts).toHaveClass('position_fixed')
})
