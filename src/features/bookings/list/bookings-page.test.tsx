import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { BookingFilters, BookingInList } from '#api/queries/bookings.query.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { deferred } from '#testing/deferred.ts'
import { click, renderPage, settle } from '#testing/page.tsx'
import { showOnPhone } from '#testing/screen-width.ts'

import { AMIRA_VIEWER, FIAT } from '../testing/bookings.ts'
import { ListedBookings } from '../testing/listed-bookings.tsx'
import { NO_BOOKING_FILTERS } from './bookings-search.ts'

// What a press loads is here at once.
beforeAll(() => import('./filters/filter-fields.tsx'))

const filtered = vi.fn<(filters: BookingFilters) => Promise<void>>()

/** The statuses of every filter that was asked for. */
const chosen = {
  last: () => filtered.mock.lastCall?.[0].statuses,
}

interface Shown extends Partial<BookingFilters> {
  rows?: BookingInList[]
  total?: number
  page?: number
}

function show({ rows = [FIAT], total = rows.length, page = 1, ...filters }: Shown = {}) {
  renderPage(
    <ListedBookings
      rows={rows}
      part={{ rows, total }}
      page={page}
      filters={{ ...NO_BOOKING_FILTERS, ...filters }}
      onFilter={filtered}
    />,
    { viewer: AMIRA_VIEWER },
  )
}

describe('the list of bookings on a wide screen', () => {
  // @shows BOOK-12, BOOKING-4
  it('says car, supplier, driver, price and status in its columns', () => {
    show()

    const names = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
    expect(names).toEqual([
      'Select all on this page',
      'Car',
      'Rental company',
      'Driver',
      'Price',
      'Status',
      'Actions',
    ])
    const [, row] = screen.getAllByRole('row')
    const cells = within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells.slice(2, 6)).toEqual([
      'Jasmin Auto',
      'Driver: Amira Ben Salah',
      '150.50\u00A0TND',
      'Requested',
    ])
  })

  it('tells times on the clock of the pick-up place', () => {
    show()

    expect(screen.getByText(/1 Jun 2027, 10:00/)).toBeVisible()
    expect(screen.getByText('Tunis-Carthage')).toBeVisible()
  })

  // @shows BOOKING-8
  it('leads from the car to its booking', () => {
    show()

    const link = screen.getByRole('link', { name: 'Fiat Panda' })
    expect(link).toHaveAttribute('href', `/booking?b=${FIAT._id}`)
  })

  it('tells the price also where only the deposit is paid online, and each reference', () => {
    const deposit = {
      ...FIAT,
      status: 'deposit',
      isDeposit: true,
      price: 250,
      deposit: 250,
    } as const
    show({ rows: [{ ...deposit, totalPrice: 150.5, reference: '7K4D2QX' }] })

    expect(screen.getByText('150.50 TND')).toBeVisible()
    expect(screen.getByText('7K4D2QX')).toBeVisible()
  })

  it('says of a deposit that the amount is no more than that', () => {
    show({ rows: [{ ...FIAT, status: 'deposit', isDeposit: true, price: 250, deposit: 250 }] })

    expect(screen.getByText('Deposit: 250 TND')).toBeVisible()
  })

  it('tells the price of the rental, and below it the amount with the deposit', () => {
    show({
      rows: [{ ...FIAT, status: 'paidInFull', isPayedInFull: true, price: 400.5, deposit: 250 }],
    })

    expect(screen.getByText('150.50 TND')).toBeVisible()
    expect(screen.getByText('plus 250 TND refundable deposit')).toBeVisible()
  })

  it('says that the deposit is in a price where the server does not name it', () => {
    show({ rows: [{ ...FIAT, status: 'paidInFull', isPayedInFull: true, price: 400.5 }] })

    expect(screen.getByText('400.50 TND')).toBeVisible()
    expect(screen.getByText('with deposit')).toBeVisible()
  })

  // @shows BOOKING-25
  it('shows a status it does not know as it is', () => {
    show({ rows: [{ ...FIAT, status: 'atTheGarage' as BookingStatus }] })

    expect(screen.getByText('atTheGarage')).toBeVisible()
  })

  // @shows BOOKING-18
  it('shows that a cancellation is asked for', () => {
    show({ rows: [{ ...FIAT, cancelRequest: true }] })

    expect(screen.getByText('Cancellation requested')).toBeVisible()
  })
})

describe('the list of bookings on a phone', () => {
  // @shows BOOKING-32
  it('labels what has no visible column header', () => {
    showOnPhone()
    show()

    expect(screen.getByText('Select all on this page')).toBeVisible()
    expect(screen.getByText('Driver:')).toBeVisible()
  })

  // @shows BOOKING-32
  it('keeps the roles of a table, and what it says', () => {
    showOnPhone()
    show()

    const table = within(screen.getByRole('table', { name: 'My bookings' }))
    expect(table.getByRole('columnheader', { name: 'Rental company' })).toBeInTheDocument()
    expect(table.getByText('150.50 TND')).toBeVisible()
    expect(table.getByRole('link', { name: 'Fiat Panda' })).toBeVisible()
  })
})

/** What is shown in a panel of its own says how much of it counts. */
const openFilters = () => click('button', /^Filters/)

describe('the filter by status', () => {
  it('adds a status to those chosen', async () => {
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Requested')

    expect(new Set(chosen.last())).toEqual(new Set(['pending', 'reserved']))
  })

  it('takes a status away again', async () => {
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Confirmed, pay at pick-up')

    expect(chosen.last()).toEqual([])
  })

  it('shows a tick before the address has it, and without it when it never will', async () => {
    const address = deferred<void>()
    filtered.mockReturnValueOnce(address.promise)
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Requested')
    expect(screen.getByRole('checkbox', { name: 'Requested' })).toBeChecked()

    await settle(() => address.resolve())
    expect(screen.getByRole('checkbox', { name: 'Requested' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Confirmed, pay at pick-up' })).toBeChecked()
  })

  it('adds to a tick that the address does not have yet', async () => {
    const address = deferred<void>()
    filtered.mockReturnValueOnce(address.promise)
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Requested')
    await click('checkbox', 'Paid in full')

    expect(new Set(chosen.last())).toEqual(new Set(['pending', 'reserved', 'paidInFull']))
    await settle(() => address.resolve())
  })
})

describe('a list without bookings', () => {
  // @shows BOOKING-11
  it('says so and leads to the search', async () => {
    show({ rows: [] })

    expect(await screen.findByRole('heading', { name: 'No bookings.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/')
  })

  it('leads out of a filter that hides them all', async () => {
    show({ rows: [], statuses: ['paid'] })

    const link = await screen.findByRole('link', { name: 'Show all bookings' })
    expect(link).toHaveAttribute('href', '/bookings')
  })

  it('leads back from a page beyond the end', async () => {
    show({ rows: [], total: 3, page: 9 })

    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toBeVisible()
  })
})

describe('more bookings than one page holds', () => {
  it('has links to the pages before and after, filter included', () => {
    show({ total: 50, page: 2, statuses: ['pending'] })

    expect(screen.getByText('21 to 40 of 50')).toBeVisible()
    const next = screen.getByRole('link', { name: 'Next page' })
    expect(next).toHaveAttribute('href', '/bookings?page=3&status=pending')
    const previous = screen.getByRole('link', { name: 'Previous page' })
    expect(previous).toHaveAttribute('href', '/bookings?status=pending')
  })

  it('has no pager where one page is all', () => {
    show()

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
