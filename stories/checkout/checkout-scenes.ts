import { adaptExtras } from '@masar/domain/pricing/quote.ts'
import {
  type CheckoutContext,
  makeInitialContext,
} from '@masar/machines/checkout/checkout-facts.ts'
import * as fixtures from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { BLANK_DRAFT } from '@masar/domain/booking/booking-draft.ts'

import type { CheckoutFacts } from '../../src/features/checkout/flow/use-checkout-facts.ts'
import { CLIO_FACTS } from '../../src/features/checkout/testing/clio.ts'

export const {
  BOOKING_ID,
  COMING_SOON_QUOTE: SOON,
  DEARER_QUOTE: ONLINE_ONLY,
  OWN_BOOKED_QUOTE,
  OWN_UNPAID_QUOTE,
} = fixtures

/** Contexts of one checkout, in the order of its steps. */
export const OPENED_CHECKOUT: CheckoutContext = makeInitialContext(fixtures.GUEST_INPUT)

export const AMIRA_SIGNED_IN = { userId: fixtures.AMIRA_ID, account: fixtures.AMIRA_DRIVER }

const extras = adaptExtras({ ...BLANK_DRAFT.extras, cancellation: true }, fixtures.QUOTE)

export const OPTIONS: CheckoutContext = {
  ...OPENED_CHECKOUT,
  quote: fixtures.QUOTE,
  draft: { ...BLANK_DRAFT, extras },
}
export const DRIVER: CheckoutContext = { ...OPTIONS, step: 'driver' }
export const SIGNED_IN_DRIVER: CheckoutContext = { ...DRIVER, ...AMIRA_SIGNED_IN }
export const ACCOUNT_WITH_GAPS: CheckoutContext = {
  ...DRIVER,
  userId: fixtures.AMIRA_ID,
  account: { fullName: fixtures.AMIRA_DRIVER.fullName, email: fixtures.AMIRA_DRIVER.email },
}
export const SECOND_DRIVER: CheckoutContext = {
  ...SIGNED_IN_DRIVER,
  draft: { ...DRIVER.draft, extras: { ...extras, additionalDriver: true } },
}
/** Badis books for Chiraz, who receives emails in Spanish. */
export const OTHER_DRIVER: CheckoutContext = {
  ...DRIVER,
  draft: { ...DRIVER.draft, driver: fixtures.BADIS, mainDriver: fixtures.MAIN_DRIVER },
}
export const DRIVER_ENTERED: CheckoutContext = {
  ...DRIVER,
  draft: { ...DRIVER.draft, driver: fixtures.BADIS },
}
export const TOO_YOUNG_DRIVER: CheckoutContext = {
  ...DRIVER,
  draft: { ...DRIVER.draft, driver: { ...fixtures.BADIS, birthDate: '2008-03-02' } },
}
export const PAYMENT: CheckoutContext = { ...DRIVER_ENTERED, step: 'payment' }
export const PAYMENT_IN_TUNISIA: CheckoutContext = {
  ...PAYMENT,
  quote: { ...fixtures.QUOTE, country: 'TN' },
}
export const REVIEW: CheckoutContext = {
  ...PAYMENT,
  step: 'review',
  draft: { ...DRIVER_ENTERED.draft, choice: 'later', terms: true },
}
export const AGREED_CHECKOUT: CheckoutContext = {
  ...REVIEW,
  agreed: { rental: 150_000, deposit: 250_000 },
}
export const DEARER_CHECKOUT: CheckoutContext = {
  ...AGREED_CHECKOUT,
  quote: { ...fixtures.DEARER_QUOTE, payLater: true },
}
/** The booking is on hold until it is paid online. */
export const HELD_CHECKOUT: CheckoutContext = {
  ...AGREED_CHECKOUT,
  draft: { ...REVIEW.draft, choice: 'deposit' },
  bookingId: BOOKING_ID,
  status: 'void',
}
/** A payment deadline half an hour after the story is opened. */
export const EXPIRES_AT = new Date(Date.now() + 30 * 60_000).toISOString()
export const HELD_WITH_DEADLINE: CheckoutContext = { ...HELD_CHECKOUT, expiresAt: EXPIRES_AT }
export const CONFIRMED_CHECKOUT: CheckoutContext = {
  ...AGREED_CHECKOUT,
  bookingId: BOOKING_ID,
  status: 'pending',
}

export const EMPTY_FACTS: CheckoutFacts = { car: null, pickUp: null, dropOff: null }

const LONG_NAME = 'Maria del Carmen Fernandez-Villaverde y Ben Abderrahmane de la Torre'

export const LONG_NAMES: CheckoutContext = {
  ...REVIEW,
  draft: {
    ...REVIEW.draft,
    extras: { ...extras, additionalDriver: true },
    driver: {
      ...fixtures.BADIS,
      fullName: LONG_NAME,
      email: 'maria.del.carmen.fernandez-villaverde.y.ben-abderrahmane@a-very-long-domain.example',
    },
    additionalDriver: { ...fixtures.AMIRA_DRIVER, fullName: LONG_NAME },
  },
}
export const LONG_FACTS: CheckoutFacts = {
  car: CLIO_FACTS.car && {
    ...CLIO_FACTS.car,
    name: 'Volkswagen Transporter Kombi 2.0 TDI long wheelbase, nine seats',
    supplier: {
      ...CLIO_FACTS.car.supplier,
      fullName: 'Société Méditerranéenne de Location de Véhicules et Services',
    },
  },
  pickUp: {
    name: 'Aéroport international de Djerba-Zarzis, hall des arrivées',
    timeZone: 'Africa/Tunis',
  },
  dropOff: { name: 'Sidi Bou Saïd, esplanade du port de plaisance' },
}
