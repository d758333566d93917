import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { makeExtraOffers } from '@masar/domain/pricing/extra-offers.ts'
import { type ChosenExtras } from '@masar/domain/pricing/extras.ts'
import { AMENDABLE_BOOKING } from '@masar/machines/amendment/amendment.journeys.ts'
import { renderPage } from '#testing/page.tsx'

import { AMENDMENT_FACTS, FIAT_CAR } from '../../testing/amendments.ts'
import { WhatChanges } from './what-changes.tsx'

const NO_EXTRAS = {
  cancellation: false,
  amendments: false,
  theftProtection: false,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
}

/** Adds the `chosen` options to a booking without options, and returns the lines of the summary. */
function listChanges(car: Partial<typeof FIAT_CAR>, chosen: ChosenExtras) {
  const before = { ...AMENDABLE_BOOKING, extras: NO_EXTRAS }
  const after = { ...before, extras: { ...NO_EXTRAS, ...chosen } }
  const none = { cancellation: -1, amendments: -1, theftProtection: -1, additionalDriver: -1 }
  const offers = makeExtraOffers(toCarPrices({ ...FIAT_CAR, ...none, ...car }), 2)
  renderPage(
    <WhatChanges
      before={before}
      after={after as typeof AMENDABLE_BOOKING}
      offers={offers}
      facts={AMENDMENT_FACTS}
    />,
  )
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

it('the summary of changes omits options that the car now includes', () => {
  const car = { theftProtection: 0, collisionDamageWaiver: 0, fullInsurance: 12 }
  expect(listChanges(car, { fullInsurance: true })).toEqual([
    'Full insurancebefore: without then: with',
  ])
})

it('the summary of changes lists a free additional driver', () => {
  expect(listChanges({ additionalDriver: 0 }, { additionalDriver: true })).toEqual([
    'Additional driverbefore: without then: with',
  ])
})

it('the summary of changes lists only full insurance when nothing else is added', () => {
  const car = { theftProtection: 6, collisionDamageWaiver: 8, fullInsurance: 12 }
  expect(listChanges(car, { fullInsurance: true })).toEqual([
    'Full insurancebefore: without then: with',
  ])
})
