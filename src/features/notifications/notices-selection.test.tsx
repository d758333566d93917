import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from '@masar/machines/notifications/notifications.journeys.ts'
import { openList } from '@masar/machines/notifications/testing/open-notifications.ts'
import { controlPorts } from 'statechart-paths/walk'
import { click, renderPage } from '#testing/page.tsx'

import { NotificationsPage } from './notifications-page.tsx'

beforeEach(async () => {
  const { actor } = await openList()
  const deletion = createActor(controlPorts(deletionMachine).machine, {
    input: { userId: AMIRA_LIST_INPUT.userId },
  }).start()
  renderPage(<NotificationsPage actor={actor} deletion={deletion} />)
})

const button = (name: string) => screen.getByRole('button', { name })

it('the list shows checkboxes instead of links and menus only in selection mode', async () => {
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await click('button', 'Select')

  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))
  expect(names).toEqual([null, CONFIRMED_ENTRY.message, WELCOME_ENTRY.message])
  expect(screen.queryByRole('link', { name: CONFIRMED_ENTRY.message })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
  await click('button', 'Done')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

// @shows A11Y-7
it('the focus stays on the button that starts and ends the selection', async () => {
  button('Select').focus()
  await click('button', 'Select')

  expect(button('Done')).toHaveFocus()
})

it('the bar counts the selection, disables actions without one, and clears it when selection ends', async () => {
  await click('button', 'Select')
  expect(button('Delete')).toBeDisabled()
  await click('checkbox', CONFIRMED_ENTRY.message)

  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: '1 selected' })).toBePartiallyChecked()
  expect(button('Mark as read')).toBeEnabled()
  await click('checkbox', WELCOME_ENTRY.message)
  expect(screen.getByRole('checkbox', { name: '2 selected' })).toBeChecked()
  await click('button', 'Done')
  await click('button', 'Select')
  expect(screen.getByRole('checkbox', { name: 'Select this page' })).not.toBeChecked()
})
