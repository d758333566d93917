import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { chooseCapabilities } from '#api/backends.ts'
import { ALL_CAPABILITIES } from '#api/capabilities.ts'
import { bookingChangeMachine } from '@masar/machines/booking-change/booking-change.machine.ts'
import { controlPorts } from 'statechart-paths/walk'
import { SUCCESS } from '@masar/machines/testing/problems.ts'
import { OptionalBoundary } from '#ui/lazy/optional-boundary.tsx'
import { click, renderPage, settle } from '#testing/page.tsx'
import type { Viewer } from '#api/viewer.ts'

import { AMIRA_VIEWER, FIAT } from '../../testing/bookings.ts'
import { ListedBookings } from '../../testing/listed-bookings.tsx'
import { SUPPLIER_STAFF } from '../../testing/staff.ts'

// Preload the code that a selection lazy-loads.
beforeAll(() =>
  Promise.all([import('./selection-bar.tsx'), import('../actions/list-change-dialog.tsx')]),
)

const CLIO_ID = '66aa00000000000000000098'
const CLIO: BookingInList = {
  ...FIAT,
  _id: CLIO_ID,
  status: 'cancelled',
  car: { _id: '66aa00000000000000000031', name: 'Renault Clio', range: 'midi' },
}
const POLO: BookingInList = {
  ...CLIO,
  _id: '66aa00000000000000000097',
  status: 'void',
  car: { _id: '66aa00000000000000000032', name: 'Volkswagen Polo', range: 'midi' },
}

function show(viewer: Viewer, rows = [FIAT, CLIO, POLO], capabilities = ALL_CAPABILITIES) {
  const ports = controlPorts(bookingChangeMachine)
  const changes = createActor(ports.machine).start()
  const draw = (bookings: BookingInList[]) => (
    <ListedBookings rows={bookings} openChanges={() => Promise.resolve(changes)} />
  )
  const { redraw } = renderPage(draw(rows), { viewer, settings: { capabilities } })
  return { ...ports, redraw: (bookings: BookingInList[]) => redraw(draw(bookings)) }
}

const listBoxNames = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select/ })
    .map((box) => box.getAttribute('aria-label')?.replaceAll(/\s/g, ' '))

const withinDialog = () => within(screen.getByRole('dialog'))

const failToLoad = () => Promise.reject(new Error('failed to load'))

describe('a customer', () => {
  it('can select every booking that has an action', () => {
    show(AMIRA_VIEWER)

    expect(listBoxNames()).toEqual([
      'Select all on this page',
      'Select Fiat Panda, Tue, 1 Jun 2027',
      'Select Renault Clio, Tue, 1 Jun 2027',
      'Select Volkswagen Polo, Tue, 1 Jun 2027',
    ])
  })

  it('cannot select bookings that have no actions', () => {
    show(AMIRA_VIEWER, [{ ...FIAT, cancellation: false }])

    expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
  })

  // @shows WIRE-78
  it('cannot select cancelled bookings when the backend does not support removing them', () => {
    show(AMIRA_VIEWER, [CLIO, POLO], chooseCapabilities('bookcars', {}))

    expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
  })

  // @shows BOOKING-6, FORM-11
  it('can remove the selected bookings after confirming, and sees a notice', async () => {
    const { calls, answer } = show(AMIRA_VIEWER)
    await click('checkbox', 'Select all on this page')
    expect(await screen.findByText('3 selected')).toBeVisible()
    await click('button', 'Remove 2 from my list')
    expect(await screen.findByText(/2 bookings will be permanently removed/)).toBeVisible()
    expect(calls).toEqual([])
    await settle(() => withinDialog().getByRole('button', { name: 'Remove' }).click())
    await settle(() => answer('changeAll', SUCCESS))

    expect(calls[0]?.input).toEqual({ change: { kind: 'remove', ids: [CLIO_ID, POLO._id] } })
    expect(await screen.findByText('Changes made successfully.')).toBeVisible()
    expect(screen.queryByText('3 selected')).not.toBeInTheDocument()
  })

  it('sees the page’s error screen when the dialog’s code fails to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    renderPage(
      <OptionalBoundary>
        <ListedBookings rows={[CLIO]} openChanges={failToLoad} />
      </OptionalBoundary>,
      { viewer: AMIRA_VIEWER, settings: { capabilities: ALL_CAPABILITIES } },
    )
    await click('button', 'Remove')

    await waitFor(() => expect(screen.queryByText('Renault Clio')).not.toBeInTheDocument())
  })

  // @shows BOOKING-6, A11Y-2
  it('can remove a booking using only the keyboard', async () => {
    const { calls, answer } = show(AMIRA_VIEWER)
    screen.getByRole('checkbox', { name: /^Select Renault Clio/ }).focus()
    await userEvent.keyboard(' ')
    screen.getByRole('button', { name: 'Remove from my list' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(calls).toEqual([])
    withinDialog().getByRole('button', { name: 'Remove' }).focus()
    await userEvent.keyboard('{Enter}')
    await settle(() => answer('changeAll', SUCCESS))

    expect(calls[0]?.input).toEqual({ change: { kind: 'remove', ids: [CLIO_ID] } })
  })

  it('sees bookings deselected once they are no longer listed', async () => {
    const { redraw } = show(AMIRA_VIEWER)
    await click('checkbox', 'Select all on this page')
    redraw([FIAT, CLIO])

    expect(screen.getByText('2 selected')).toBeVisible()
  })

  // @shows BOOKING-5
  it('can edit or cancel a booking when it is the only one selected', async () => {
    const bought = { ...FIAT, amendments: true }
    show(AMIRA_VIEWER, [bought, { ...bought, _id: CLIO_ID }])
    await click('checkbox', 'Select all on this page')
    expect(screen.getByText('To edit or cancel, select one booking.')).toBeVisible()
    const [, , second] = screen.getAllByRole('checkbox', { name: /^Select/ })
    await settle(() => second?.click())
    const bar = within(screen.getByRole('region', { name: 'Selected bookings' }))

    expect(bar.getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/booking?b=${FIAT._id}&edit=true`,
    )
  })

  it('can clear the selection', async () => {
    show(AMIRA_VIEWER)
    await click('checkbox', /^Select Renault Clio/)
    await click('button', 'Clear selection')

    expect(screen.queryByText('1 selected')).not.toBeInTheDocument()
  })
})

describe('a supplier', () => {
  it('can select all of their bookings', () => {
    show(SUPPLIER_STAFF)

    expect(listBoxNames()).toHaveLength(4)
  })

  it('can select all of their bookings even when customers cannot change their lists', () => {
    show(SUPPLIER_STAFF, undefined, chooseCapabilities('bookcars', {}))

    expect(listBoxNames()).toHaveLength(4)
  })

  // @shows BOOKING-7
  it('can change the status of the selected bookings', async () => {
    const { calls } = show(SUPPLIER_STAFF)
    await click('checkbox', 'Select all on this page')
    await settle(() => chooseOption('New status', 'Confirmed, pay at pick-up'))
    await click('button', 'Change the status')
    expect(screen.getByText(/3 bookings will change to “Confirmed, pay at pick-up”/)).toBeVisible()
    const [, confirm] = screen.getAllByRole('button', { name: 'Change the status' })
    await settle(() => confirm?.click())

    const ids = [FIAT._id, CLIO_ID, POLO._id]
    expect(calls[0]?.input).toEqual({ change: { kind: 'status', status: 'reserved', ids } })
  })

  it('must choose the new status: none is preselected', async () => {
    const { calls } = show(SUPPLIER_STAFF)
    await click('checkbox', 'Select all on this page')
    const status = screen.getByRole('combobox', { name: 'New status' })
    expect(status).toHaveDisplayValue('Choose a status')
    await click('button', 'Change the status')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(status).toHaveFocus()
    expect(status).toBeInvalid()
    expect(status).toHaveAccessibleDescription('Choose the new status.')
    await settle(() => chooseOption('New status', 'Confirmed, pay at pick-up'))
    expect(status).toBeValid()
    expect(calls).toEqual([])
  })

  // @shows BOOKING-5, BOOKING-6
  it('can edit one booking, and delete several', async () => {
    show(SUPPLIER_STAFF)
    await click('checkbox', /^Select Fiat Panda/)
    const bar = within(screen.getByRole('region', { name: 'Selected bookings' }))
    expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/booking?b=${FIAT._id}&edit=true`,
    )
    await click('checkbox', /^Select Renault Clio/)
    expect(bar.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
    await settle(() => bar.getByRole('button', { name: 'Delete' }).click())

    expect(screen.getByText(/2 bookings will be permanently deleted/)).toBeVisible()
  })

  // @shows BOOKING-16
  it('cannot select bookings of another supplier', () => {
    const user = SUPPLIER_STAFF.user && {
      ...SUPPLIER_STAFF.user,
      supplier: '66aa00000000000000000019',
    }
    show({ ...SUPPLIER_STAFF, user })

    expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
  })
})

function chooseOption(label: string, option: string) {
  const select = screen.getByLabelText<HTMLSelectElement>(label)
  const found = [...select.options].find(({ text }) => text === option)
  select.value = found?.value ?? ''
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
