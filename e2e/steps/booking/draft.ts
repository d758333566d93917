import type { Page } from '@playwright/test'

import { makeBlankCheckpoint, type Checkpoint } from '@masar/domain/booking/checkpoint.ts'

import type { TypedDriver } from '../person/people.ts'
import { buildCheckoutPath, type DemoTrip } from './trip.ts'

/** A checkout's input. Missing parts are taken from the account. */
export interface ReviewInput {
  driver?: TypedDriver
  choice: 'later' | 'full'
}

/** Opens the review of a completed checkout with the terms accepted, as after a reload. */
export async function openReview(page: Page, trip: DemoTrip, filled: ReviewInput) {
  // Storage is only accessible on a page of this origin, and this one loads fastest.
  if (!page.url().startsWith('http')) await page.goto('/favicon.svg')
  await storeReview(page, trip, filled)
  await page.goto(buildCheckoutPath(trip))
}

/** Stores a completed checkout, so that the next page in this tab can open its review. */
export async function storeReview(page: Page, trip: DemoTrip, { driver, choice }: ReviewInput) {
  await storeDraft(page, trip, 'review', { ...(driver && { driver }), choice, terms: true })
}

/** Stores a checkout at this step, with this input, in this tab. */
export async function storeDraft(
  page: Page,
  { car, location, from, to }: DemoTrip,
  step: Checkpoint['step'],
  typed: Partial<Checkpoint['draft']>,
) {
  const key = `masar-checkout ${car.id} ${location.id} ${location.id} ${from}T10:00 ${to}T10:00`
  const blank = makeBlankCheckpoint(crypto.randomUUID())
  const checkpoint = JSON.stringify({ ...blank, step, draft: { ...blank.draft, ...typed } })
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    key,
    checkpoint,
  ] as const)
}
