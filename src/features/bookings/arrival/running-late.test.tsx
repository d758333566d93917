import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { chooseCapabilities } from '#api/backends.ts'
import type { DelayReport } from '#api/calls/trip-details.ts'
import { ApiProblem } from '#api/problem.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import type { Viewer } from '#api/viewer.ts'
import { click, fill, renderPage } from '#testing/page.tsx'

import { AMIRA_VIEWER, TRIP_DETAILS, FIAT_DETAIL } from '../testing/bookings.ts'
import { SUPPLIER_STAFF } from '../testing/staff.ts'
import { LazyArrivalForm } from './lazy-arrival-form.tsx'
import { RunningLate } from './running-late.tsx'

beforeAll(async () => {
  await LazyArrivalForm.download()
})

interface ShowOptions {
  /** The current time in UTC; the pick-up is at 9:00. */
  at?: string
  booking?: Partial<Booking>
  supplier?: Partial<Booking['supplier']>
  viewer?: Viewer
  backend?: 'masar' | 'bookcars'
  onReport?: (report: DelayReport) => Promise<void>
}

function show({ at = '08:00', booking, supplier, backend = 'masar', ...shown }: ShowOptions = {}) {
  vi.setSystemTime(`2027-06-01T${at}:00Z`)
  const reports: DelayReport[] = []
  const report = (sent: DelayReport) => {
    reports.push(sent)
    return Promise.resolve()
  }
  const whole = { ...FIAT_DETAIL, supplier: { ...FIAT_DETAIL.supplier, ...supplier }, ...booking }
  const { viewer = AMIRA_VIEWER, onReport = report } = shown
  const settings = { capabilities: chooseCapabilities(backend, {}) }
  renderPage(<RunningLate booking={whole} onReport={onReport} />, { viewer, settings })
  return { reports }
}

const setArrival = (value: string) =>
  fireEvent.change(screen.getByLabelText('New expected arrival'), { target: { value } })
const SUPPLIER_WITH_PHONE = { phone: '+216 71 000 101' }

// @shows BOOKING-40
describe('a delay', () => {
  it('is reported with the new arrival and a message', async () => {
    const { reports } = show({ supplier: { keepsCarMinutes: 90 } })
    expect(screen.getByText(/keeps the car for you until .*1\sJun\s2027,\s11:30/)).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    await click('button', 'Notify the rental company')
    expect(screen.getByLabelText('New expected arrival')).toHaveFocus()
    setArrival('2027-06-01T11:15')
    await fill(/^Message to the rental company/, 'Strike')
    await click('button', 'Send')
    expect(reports).toEqual([{ expectedArrival: '2027-06-01T10:15:00.000Z', note: 'Strike' }])
    expect(screen.getByRole('button', { name: 'Notify the rental company' })).toHaveFocus()
  })

  it('is shown once reported, and can be updated', async () => {
    const delayReported = '2027-06-01T07:30:00.000Z'
    show({ booking: { tripDetails: { ...TRIP_DETAILS, delayReported, delayNote: 'Strike' } } })
    expect(screen.getByText('The rental company knows you’re late')).toBeVisible()
    expect(screen.getByText(/^Expected arrival: .*9:30/)).toBeVisible()
    expect(screen.getByText(/^Sent: .*8:30/)).toBeVisible()
    expect(screen.getByText('Strike')).toBeVisible()
    await click('button', 'Send an update')
    expect(screen.getByRole('form', { name: 'Report a delay' })).toBeVisible()
  })

  it('can be reported below the phone number once the pick-up time has passed', async () => {
    show({ at: '09:30', supplier: SUPPLIER_WITH_PHONE })
    expect(screen.getByText(/Your pick-up time has passed/)).toBeVisible()
    const call = screen.getByRole('link', { name: 'Call the rental company: +216 71 000 101' })
    expect(call).toHaveAttribute('href', 'tel:+21671000101')
    const notify = screen.getByRole('button', { name: 'Notify the rental company' })
    expect(call.compareDocumentPosition(notify)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/decides how long it keeps the car/)).toBeVisible()
  })

  it.each([
    ['', 'Please fill in the field: New expected arrival'],
    ['2027-06-01T10:00', /^Enter a time after the pick-up/],
    ['2027-06-01T08:30', 'Enter a time in the future.'],
  ])('is not sent with the arrival "%s"', async (value, message) => {
    const { reports } = show()
    await click('button', 'Notify the rental company')
    setArrival(value)
    await click('button', 'Send')
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
    expect(reports).toEqual([])
  })

  it('is explained, with what to do next, when the report is refused', async () => {
    show({ onReport: () => Promise.reject(new ApiProblem({ kind: 'http', status: 403 })) })
    await click('button', 'Notify the rental company')
    setArrival('2027-06-01T11:15')
    await click('button', 'Send')
    expect(screen.getByText('Your delay wasn’t reported')).toBeVisible()
    expect(screen.getByText(/Call the rental company/)).toBeVisible()
  })

  it.each<[string, ShowOptions]>([
    ['more than two hours before the pick-up', { at: '06:59' }],
    ['on the next day', { at: '23:00' }],
    ['for a cancelled booking', { booking: { status: 'cancelled' } }],
    ['to staff', { viewer: SUPPLIER_STAFF }],
    ['on a backend without it', { backend: 'bookcars' }],
  ])('is not offered %s', (_, shown) => {
    show(shown)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})
