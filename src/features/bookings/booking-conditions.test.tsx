import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { Voucher } from './save/voucher.tsx'
import { showBookingPage } from './testing/booking-page.tsx'
import { FIAT_DETAIL } from './testing/bookings.ts'

const DEPOSIT_METHODS: ('creditCard' | 'cash')[] = ['creditCard', 'cash']
const DEPOSIT_PATTERN = /The deposit is accepted by credit card or cash\.$/
const CONDITIONS_PATH = `/conditions/${FIAT_DETAIL.supplier._id}?version=2`

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

describe('a booking', () => {
  // @shows BOOKING-41
  it('links to the conditions that it was made under', () => {
    showBookingPage({ booking: { conditionsVersion: 2 } })
    const link = screen.getByRole('link', { name: 'Rental conditions' })
    expect(link).toHaveAttribute('href', CONDITIONS_PATH)
  })

  it('does not link to conditions when it was made without any', () => {
    showBookingPage()
    expect(screen.queryByText(/Rental conditions/)).toBeNull()
  })

  it('shows how a due deposit can be paid, on the page and the voucher', () => {
    showBookingPage({ booking: { depositMethods: DEPOSIT_METHODS } })
    const sentences = screen.getAllByText(DEPOSIT_PATTERN)
    expect(sentences).toHaveLength(2)
    expect(sentences.filter((one) => one.closest('[data-voucher]'))).toHaveLength(1)
  })

  it('shows no deposit methods when the deposit is already paid', () => {
    const { deposit = 0 } = FIAT_DETAIL
    showBookingPage({
      booking: {
        depositMethods: DEPOSIT_METHODS,
        isDeposit: true,
        price: deposit,
        paidOnline: deposit,
      },
    })
    expect(screen.getAllByText('Pick-up checklist')).toHaveLength(2)
    expect(screen.queryByText(DEPOSIT_PATTERN)).toBeNull()
  })

  it('shows the version of its conditions as a link on the voucher', () => {
    renderPage(<Voucher booking={{ ...FIAT_DETAIL, conditionsVersion: 2 }} />)
    const sheet = document.querySelector<HTMLElement>('[data-voucher]') ?? document.body
    const value = within(sheet).getByText('Rental conditions').nextElementSibling
    expect(value).toHaveTextContent('Version 2')
    expect(value?.querySelector('a')).toHaveAttribute('href', CONDITIONS_PATH)
  })
})
