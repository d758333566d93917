import type { Page } from '@playwright/test'

import type { Driver } from './people.ts'
import { checkoutPath, type Trip } from './trip.ts'

const NOBODY: Driver = { fullName: '', email: '', phone: '', birthDate: '' }

/** What a customer has filled in, of whom the account may know the rest. */
export interface Filled {
  driver?: Driver
  choice: 'later' | 'full'
}

/**
 * A checkout that was filled in in this tab before a reload: the review, with the terms accepted.
 * The app drops a draft of another shape, and the test that begins with one fails at once.
 */
export async function openReview(page: Page, trip: Trip, filled: Filled) {
  // Storage belongs to an origin: this is its cheapest page.
  if (!page.url().startsWith('http')) await page.goto('/favicon.svg')
  await keepReview(page, trip, filled)
  await page.goto(checkoutPath(trip))
}

/** The same for a checkout that will be opened from the page that is here. */
export async function keepReview(page: Page, trip: Trip, { driver = NOBODY, choice }: Filled) {
  const { fullName, email, phone, birthDate } = driver
  const { car, place, from, to } = trip
  const key = `masar-checkout ${car.id} ${place.id} ${place.id} ${from}T10:00 ${to}T10:00`
  const checkpoint = {
    v: 2,
    attemptId: crypto.randomUUID(),
    attempt: 0,
    at: 'editing',
    step: 'review',
    draft: {
      extras: NO_EXTRAS,
      driver: { fullName, email, phone, birthDate },
      additionalDriver: NOBODY,
      license: null,
      choice,
      terms: true,
    },
    quote: null,
    agreed: null,
    submitted: false,
    bookingId: null,
    paymentId: null,
    provider: null,
    round: 1,
    status: null,
  }
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    key,
    JSON.stringify(checkpoint),
  ] as const)
}

const NO_EXTRAS = {
  cancellation: false,
  amendments: false,
  theftProtection: false,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
}
