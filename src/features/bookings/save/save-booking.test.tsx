import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import { click, renderPage } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { SaveBooking } from './save-booking.tsx'
import { Voucher } from './voucher.tsx'

const savedFiles: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

afterEach(() => {
  savedFiles.length = 0
})

function show(changes: Partial<Booking> = {}) {
  const booking = { ...FIAT_DETAIL, ...changes }
  renderPage(
    <>
      <SaveBooking booking={booking} />
      <Voucher booking={booking} />
    </>,
  )
}

/** Returns the text of the printed sheet. */
const readSheet = () =>
  document.querySelector('[data-voucher]')?.textContent.replaceAll(/\s+/g, ' ') ?? ''
/** Returns the value below a label on the sheet. */
const readPrintedValue = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent
const queryCode = () =>
  screen.queryByRole('figure', { name: 'The booking as a code to scan', hidden: true })

/** Intercepts the browser's downloads. */
function watchDownloads() {
  let blob = new Blob()
  URL.createObjectURL = (made) => {
    if (made instanceof Blob) blob = made
    return 'blob:kept'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function kept(
    this: HTMLAnchorElement,
  ) {
    savedFiles.push({ name: this.download, text: blob.text() })
  })
}

describe('a booking', () => {
  // @shows BOOKING-31
  it('can be saved to a calendar under its reference', async () => {
    watchDownloads()
    show({ reference: '7K4D2QX' })
    await click('button', 'Add to calendar')

    await waitFor(() => {
      expect(savedFiles).toHaveLength(1)
    })
    expect(savedFiles[0]?.name).toBe('booking-7K4D2QX.ics')
    const text = (await savedFiles[0]?.text) ?? ''
    expect(text).toContain('Reference: 7K4D2QX')
    expect(text).toContain('SUMMARY:Car rental: Fiat Panda')
    expect(text).toContain('UID:66aa00000000000000000099@localhost')
  })

  it.each([
    ['pending', 'TENTATIVE'],
    ['reserved', 'CONFIRMED'],
  ] as const)(
    'has a calendar entry that shows whether it is confirmed: %s is %s',
    async (status, state) => {
      watchDownloads()
      show({ status })
      await click('button', 'Add to calendar')
      await waitFor(() => {
        expect(savedFiles).toHaveLength(1)
      })

      expect(await savedFiles[0]?.text).toContain(`STATUS:${state}`)
      expect(screen.queryByText(/cancellation is pending/)).not.toBeInTheDocument()
    },
  )

  // @shows BOOKING-31, BOOKING-34
  it('can be printed with its reference and a code', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const contactDetails = { phone: '+216 71 000 101', location: 'Aéroport Tunis-Carthage' }
    show({ reference: '7K4D2QX', supplier: { ...FIAT_DETAIL.supplier, ...contactDetails } })

    expect(queryCode()).toBeInTheDocument()
    expect(readSheet()).toContain('Not yet confirmed')
    expect(readSheet()).toContain('Requested')
    expect(readPrintedValue('Pay at pick-up')).toMatch(/^400.50.TND/)
    expect(readPrintedValue('Options')).toBe('✓ Cancellation option✓ Theft protection')
    expect(screen.getByText('Phone: +216 71 000 101')).toBeInTheDocument()
    expect(screen.getByText('Head office: Aéroport Tunis-Carthage')).toBeInTheDocument()
    expect(readSheet()).toContain('Reference 7K4D2QX')
    await click('button', 'Print or save the voucher')
    expect(print).toHaveBeenCalledOnce()
  })

  it.each([
    ['pending', 'View booking'],
    ['reserved', 'Print or save the voucher'],
  ] as const)('has its main action first, outside its own page: %s', (status, main) => {
    renderPage(
      <SaveBooking booking={{ ...FIAT_DETAIL, status }} isFirst={status !== 'pending'} hasLink />,
    )

    expect(document.querySelector('a, button')).toHaveAccessibleName(main)
  })

  it('has a voucher once the company has confirmed the booking', () => {
    show({ status: 'reserved' })

    expect(readSheet()).toContain('Voucher')
    expect(readSheet()).not.toContain('Not yet confirmed')
  })

  it('shows a cancellation request on its voucher and in its calendar entry', async () => {
    watchDownloads()
    show({ status: 'paid', cancelRequest: true })

    expect(readSheet()).toContain('Cancellation requested · Rental paid')
    expect(
      screen.getByText('Your voucher and calendar show that cancellation is pending.'),
    ).toBeVisible()
    await click('button', 'Add to calendar')
    await waitFor(() => {
      expect(savedFiles).toHaveLength(1)
    })
    expect(await savedFiles[0]?.text).toContain('STATUS:TENTATIVE')
  })
})

describe.each([
  { status: 'cancelled', says: 'Cancelled' },
  { status: 'void', says: 'Payment not completed' },
] as const)('a booking that is $status', ({ status, says }) => {
  it('has no save actions', () => {
    show({ status, cancelRequest: true })

    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('is printed with its state, but without amounts or the code', () => {
    show({ status })

    expect(screen.getByText('Not a voucher')).toBeInTheDocument()
    expect(readSheet()).toContain(says)
    expect(readPrintedValue('Pay at pick-up')).toBeUndefined()
    expect(queryCode()).not.toBeInTheDocument()
  })
})
