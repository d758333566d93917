import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { click, renderPage } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { KeepBooking } from './keep-booking.tsx'
import { Voucher } from './voucher.tsx'

const saved: { name: string; text: Promise<string> }[] = []

afterEach(() => {
  saved.length = 0
})

const show = () =>
  renderPage(
    <>
      <KeepBooking booking={FIAT_DETAIL} />
      <Voucher booking={FIAT_DETAIL} />
    </>,
  )

/** The browser's own way to keep a file, watched. */
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
    saved.push({ name: this.download, text: blob.text() })
  })
}

describe('a booking to take along', () => {
  it('goes into a calendar under its own number', async () => {
    watchDownloads()
    show()
    await click('button', 'Add to my calendar')

    await vi.waitFor(() => {
      expect(saved).toHaveLength(1)
    })
    expect(saved[0]?.name).toBe('masar-66aa00000000000000000099.ics')
    const text = (await saved[0]?.text) ?? ''
    expect(text).toContain('SUMMARY:Car rental: Fiat Panda')
    expect(text).toContain('UID:66aa00000000000000000099@masar')
  })

  it('is printed as a voucher with the booking number as a code', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    show()

    const code = screen.getByRole('figure', {
      name: 'The booking number as a code',
      hidden: true,
    })
    expect(code).toBeInTheDocument()
    await click('button', 'Print the voucher')
    expect(print).toHaveBeenCalledOnce()
  })
})
