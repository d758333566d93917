import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { BookingFilters, BookingInList } from '#api/queries/bookings.query.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { createDeferred } from '#testing/deferred.ts'
import { click, renderPage, settle } from '#testing/page.tsx'
import { showOnPhone } from '#testing/screen-width.ts'

import { AMIRA_VIEWER, FIAT } from '../testing/bookings.ts'
import { ListedBookings } from '../testing/listed-bookings.tsx'
import { NO_BOOKING_FILTERS } from './bookings-search.ts'

// Preload the code that a click lazy-loads.
beforeAll(() => import('./filters/filter-fields.tsx'))

const onFilter = vi.fn<(filters: BookingFilters) => Promise<void>>()

/** The statuses in the last applied filters. */
const chosenStatuses = {
  last: () => onFilter.mock.lastCall?.[0].statuses,
}

interface ShowOptions extends Partial<BookingFilters> {
  rows?: BookingInList[]
  total?: number
  page?: number
}

function show({ rows = [FIAT], total = rows.length, page = 1, ...filters }: ShowOptions = {}) {
  renderPage(
    <ListedBookings
      rows={rows}
      part={{ rows, total }}
      page={page}
      filters={{ ...NO_BOOKING_FILTERS, ...filters }}
      onFilter={onFilter}
    />,
    { viewer: AMIRA_VIEWER },
  )
}

describe('the list of bookings on a wide screen', () => {
  // @shows BOOK-12, BOOKING-4
  it('shows car, company, driver, price and status in columns', () => {
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
      'Amira Ben Salah',
      '150.50\u00A0TND',
      'Requested',
    ])
  })

  it('shows times in local time of the pick-up location', () => {
    show()

    expect(screen.getByText(/1 Jun 2027, 10:00/)).toBeVisible()
    expect(screen.getByText('Tunis-Carthage')).toBeVisible()
  })

  // @shows BOOKING-8
  it('links from the car to its booking', () => {
    show()

    const link = screen.getByRole('link', { name: 'Fiat Panda' })
    expect(link).toHaveAttribute('href', `/booking?b=${FIAT._id}`)
  })

  it('shows the reference, and the price when only the deposit is paid online', () => {
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

  it('labels the amount as a deposit when the price is unknown', () => {
    show({ rows: [{ ...FIAT, status: 'deposit', isDeposit: true, price: 250, deposit: 250 }] })

    expect(screen.getByText('Deposit: 250 TND')).toBeVisible()
  })

  it('shows the price of the rental, with the deposit below it', () => {
    show({
      rows: [{ ...FIAT, status: 'paidInFull', isPayedInFull: true, price: 400.5, deposit: 250 }],
    })

    expect(screen.getByText('150.50 TND')).toBeVisible()
    expect(screen.getByText('250 TND refundable deposit paid')).toBeVisible()
    expect(screen.getByText('Nothing to pay at pick-up')).toBeVisible()
  })

  it('notes that the price includes a deposit when the server omits its amount', () => {
    show({ rows: [{ ...FIAT, status: 'paidInFull', isPayedInFull: true, price: 400.5 }] })

    expect(screen.getByText('400.50 TND')).toBeVisible()
    expect(screen.getByText('with deposit')).toBeVisible()
  })

  // @shows BOOKING-25
  it('shows an unknown status unchanged', () => {
    show({ rows: [{ ...FIAT, status: 'atTheGarage' as BookingStatus }] })

    expect(screen.getByText('atTheGarage')).toBeVisible()
  })

  // @shows BOOKING-18
  it('shows a requested cancellation', () => {
    show({ rows: [{ ...FIAT, cancelRequest: true }] })

    expect(screen.getByText('Cancellation requested')).toBeVisible()
  })
})

describe('the list of bookings on a phone', () => {
  // @shows BOOKING-32
  it('labels cells whose column header is hidden', () => {
    showOnPhone()
    show({ rows: [{ ...FIAT, mainDriverName: 'Badis Gharbi' }] })

    expect(screen.getByText('Select all on this page')).toBeVisible()
    expect(screen.getByText('Driver:').parentElement).toHaveTextContent('Driver: Badis Gharbi')
  })

  it('names no driver when the customer drives', () => {
    showOnPhone()
    show()

    expect(screen.queryByText('Driver:')).not.toBeInTheDocument()
  })

  // @shows BOOKING-32
  it('keeps table roles and contents', () => {
    showOnPhone()
    show()

    const table = within(screen.getByRole('table', { name: 'My bookings' }))
    expect(table.getByRole('columnheader', { name: 'Rental company' })).toBeInTheDocument()
    expect(table.getByText('150.50 TND')).toBeVisible()
    expect(table.getByRole('link', { name: 'Fiat Panda' })).toBeVisible()
  })
})

/** Opens the filters. The button's name also contains the number of active filters. */
const openFilters = () => click('button', /^Filters/)

describe('the status filter', () => {
  it('adds a status to the selected ones', async () => {
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Requested')

    expect(new Set(chosenStatuses.last())).toEqual(new Set(['pending', 'reserved']))
  })

  it('removes a status', async () => {
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Confirmed, pay at pick-up')

    expect(chosenStatuses.last()).toEqual([])
  })

  it('shows a change immediately, and reverts it when the URL stays the same', async () => {
    const address = createDeferred<void>()
    onFilter.mockReturnValueOnce(address.promise)
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Requested')
    expect(screen.getByRole('checkbox', { name: 'Requested' })).toBeChecked()

    await settle(() => address.resolve())
    expect(screen.getByRole('checkbox', { name: 'Requested' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Confirmed, pay at pick-up' })).toBeChecked()
  })

  it('combines a change with an earlier one that is not in the URL yet', async () => {
    const address = createDeferred<void>()
    onFilter.mockReturnValueOnce(address.promise)
    show({ statuses: ['reserved'] })
    await openFilters()
    await click('checkbox', 'Requested')
    await click('checkbox', 'Paid in full')

    expect(new Set(chosenStatuses.last())).toEqual(new Set(['pending', 'reserved', 'paidInFull']))
    await settle(() => address.resolve())
  })
})

describe('a list without bookings', () => {
  // @shows BOOKING-11
  it('shows a message and links to the search', async () => {
    show({ rows: [] })

    expect(await screen.findByRole('heading', { name: 'No bookings.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/')
  })

  it('links to all bookings when a filter hides them', async () => {
    show({ rows: [], statuses: ['paid'] })

    const link = await screen.findByRole('link', { name: 'Show all bookings' })
    expect(link).toHaveAttribute('href', '/bookings')
  })

  it('links to the first page when the page number is too high', async () => {
    show({ rows: [], total: 3, page: 9 })

    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toBeVisible()
  })
})

describe('the pager', () => {
  it('links to the previous and the next page, keeping the filters', () => {
    show({ total: 50, page: 2, statuses: ['pending'] })

    expect(screen.getByText('21 to 40 of 50')).toBeVisible()
    const next = screen.getByRole('link', { name: 'Next page' })
    expect(next).toHaveAttribute('href', '/bookings?page=3&status=pending')
    const previous = screen.getByRole('link', { name: 'Previous page' })
    expect(previous).toHaveAttribute('href', '/bookings?status=pending')
  })

  it('is hidden when there is only one page', () => {
    show()

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
