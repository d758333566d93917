import type { Page } from '@playwright/test'

import { makeBlankCheckpoint, type Checkpoint } from '@masar/domain/booking/checkpoint.ts'

import type { TypedDriver } from '../person/people.ts'
import { checkoutPath, type DemoTrip } from './trip.ts'

/** What a customer enters; an account may have the rest. */
export interface ReviewInput {
  driver?: TypedDriver
  choice: 'later' | 'full'
}

/** Opens a checkout as if it had been filled in before a reload: the review, with the terms accepted. */
export async function openReview(page: Page, trip: DemoTrip, filled: ReviewInput) {
  // Storage needs a page of the origin; this one loads fastest.
  if (!page.url().startsWith('http')) await page.goto('/favicon.svg')
  await storeReview(page, trip, filled)
  await page.goto(checkoutPath(trip))
}

/** Stores the review of a checkout that will be opened from the current page. */
export async function storeReview(page: Page, trip: DemoTrip, { driver, choice }: ReviewInput) {
  await storeDraft(page, trip, 'review', { ...(driver && { driver }), choice, terms: true })
}

/** Stores a checkout in this tab, at this step and with this input. */
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
