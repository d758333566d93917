import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { extraOffers } from '@masar/domain/pricing/extra-offers.ts'
import { type ChosenExtras } from '@masar/domain/pricing/extras.ts'
import { AMENDABLE } from '@masar/machines/amendment/amendment.journeys.ts'
import { renderPage } from '#testing/page.tsx'

import { AMENDMENT_FACTS, FIAT_CAR } from '../../testing/amendments.ts'
import { WhatChanges } from './what-changes.tsx'

const NOTHING = {
  cancellation: false,
  amendments: false,
  theftProtection: false,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
}

/** The lines of the summary when the `chosen` options are added to a booking without options. */
function changes(car: Partial<typeof FIAT_CAR>, chosen: ChosenExtras) {
  const before = { ...AMENDABLE, extras: NOTHING }
  const after = { ...before, extras: { ...NOTHING, ...chosen } }
  const none = { cancellation: -1, amendments: -1, theftProtection: -1, additionalDriver: -1 }
  const offers = extraOffers(toCarPrices({ ...FIAT_CAR, ...none, ...car }), 2)
  renderPage(
    <WhatChanges
      before={before}
      after={after as typeof AMENDABLE}
      offers={offers}
      facts={AMENDMENT_FACTS}
    />,
  )
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

it('lists no option that the car now includes', () => {
  const car = { theftProtection: 0, collisionDamageWaiver: 0, fullInsurance: 12 }
  expect(changes(car, { fullInsurance: true })).toEqual([
    'Full insurancebefore: without then: with',
  ])
})

it('lists a free additional driver, because a person is named', () => {
  expect(changes({ additionalDriver: 0 }, { additionalDriver: true })).toEqual([
    'Additional driverbefore: without then: with',
  ])
})

it('lists no other insurance when only full insurance is added', () => {
  const car = { theftProtection: 6, collisionDamageWaiver: 8, fullInsurance: 12 }
  expect(changes(car, { fullInsurance: true })).toEqual([
    'Full insurancebefore: without then: with',
  ])
})
