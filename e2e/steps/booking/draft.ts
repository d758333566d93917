import type { Page } from '@playwright/test'

import { blankCheckpoint, type Checkpoint } from '@masar/domain/booking/checkpoint.ts'

import type { TypedDriver } from '../person/people.ts'
import { checkoutPath, type DemoTrip } from './trip.ts'

/** The input of a customer; the account may have the rest. */
export interface Filled {
  driver?: TypedDriver
  choice: 'later' | 'full'
}

/** A checkout filled in in this tab before a reload: the review, with the terms accepted. */
export async function openReview(page: Page, trip: DemoTrip, filled: Filled) {
  // Storage belongs to an origin: this is its cheapest page.
  if (!page.url().startsWith('http')) await page.goto('/favicon.svg')
  await keepReview(page, trip, filled)
  await page.goto(checkoutPath(trip))
}

/** The same for a checkout that will be opened from the current page. */
export async function keepReview(page: Page, trip: DemoTrip, { driver, choice }: Filled) {
  await keepDraft(page, trip, 'review', { ...(driver && { driver }), choice, terms: true })
}

/** A checkout at this step in this tab, with this input. */
export async function keepDraft(
  page: Page,
  { car, location, from, to }: DemoTrip,
  step: Checkpoint['step'],
  typed: Partial<Checkpoint['draft']>,
) {
  const key = `masar-checkout ${car.id} ${location.id} ${location.id} ${from}T10:00 ${to}T10:00`
  const blank = blankCheckpoint(crypto.randomUUID())
  const checkpoint = JSON.stringify({ ...blank, step, draft: { ...blank.draft, ...typed } })
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    key,
    checkpoint,
  ] as const)
}
