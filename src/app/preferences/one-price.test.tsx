import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, describe, expect, it } from 'vitest'

import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import {
  ONE_PRICE,
  ONE_PRICE_LABELS,
  normalizeSpaces,
  PRICED_LANGUAGES,
} from '@masar/domain/testing/one-price.ts'
import { BLANK_DRAFT } from '@masar/domain/booking/booking-draft.ts'
import { QUOTE } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { renderPage } from '#testing/page.tsx'
import { resetPageLanguage, setPageLanguage } from '#testing/walks/speech.ts'

import { BookingBill } from '../../features/bookings/detail/booking-bill.tsx'
import { Voucher } from '../../features/bookings/save/voucher.tsx'
import { BookingPrice } from '../../features/bookings/list/booking-price.tsx'
import { FIAT, FIAT_DETAIL } from '../../features/bookings/testing/bookings.ts'
import { toConfirmedPrice } from '../../features/checkout/summary/checkout-price.ts'

const BOOKING: Booking = {
  ...FIAT_DETAIL,
  status: 'deposit',
  isDeposit: true,
  price: 1250,
  deposit: 1250,
  paidOnline: 1250,
}

const LISTED_BOOKING: BookingInList = {
  ...FIAT,
  status: 'deposit',
  isDeposit: true,
  price: 1250,
  totalPrice: 150.5,
  deposit: 1250,
}

/** The same booking, as shown on the checkout confirmation page. */
const CONFIRMATION_CONTEXT = {
  status: 'deposit',
  draft: {
    ...BLANK_DRAFT,
    choice: 'deposit',
    extras: { ...BLANK_DRAFT.extras, cancellation: true },
  },
  quote: {
    ...QUOTE,
    deposit: ONE_PRICE.deposit,
    lines: [{ kind: 'day', quantity: 2, unitPrice: 65_250, amount: 130_500 }],
  },
} as const

function renderToText(page: ReactNode, language: Language): string {
  renderPage(page, { preferences: { language } })
  const text = normalizeSpaces(document.body.textContent)
  cleanup()
  return text
}

type ExpectedParts = readonly (readonly [string, string])[]

/** Returns the expected labels and amounts that the text contains in the given order. */
function findInOrder(text: string, expected: ExpectedParts): string[] {
  let from = 0
  return expected.flat().filter((part) => {
    const at = text.indexOf(part, from)
    if (at !== -1) from = at + part.length
    return at !== -1
  })
}

afterAll(() => resetPageLanguage())

// @shows MONEY-19
describe.each(PRICED_LANGUAGES)('a booking’s price in %s', (language) => {
  const { rental, extras, total, deposit, online, atPickUp } = ONE_PRICE_LABELS[language]
  const whole = [rental, extras, total, deposit, online, atPickUp]

  it.each([
    ['the page of the booking', <BookingBill key="page" booking={BOOKING} />],
    ['the voucher', <Voucher key="voucher" booking={BOOKING} />],
  ])('has the same words and amounts in the same order on %s', async (_where, page) => {
    await setPageLanguage(language)
    expect(findInOrder(renderToText(page, language), whole)).toEqual(whole.flat())
  })

  it('has the same words and amounts in the same order on the confirmation', async () => {
    await setPageLanguage(language)
    const price = toConfirmedPrice(CONFIRMATION_CONTEXT)
    expect(findInOrder(renderToText(price && <PriceBlock {...price} />, language), whole)).toEqual(
      whole.flat(),
    )
  })

  it('has the same total and deposit in the list', async () => {
    await setPageLanguage(language)
    const text = renderToText(<BookingPrice booking={LISTED_BOOKING} />, language)
    expect(text).toContain(total[1])
    expect(text.toLowerCase()).toContain(deposit[1].toLowerCase())
    expect(text.toLowerCase()).toContain(deposit[0].toLowerCase())
  })
})
