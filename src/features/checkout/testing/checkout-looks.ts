import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import type { Step } from '#machines/testing/model.ts'

export interface Look {
  heading: RegExp
  /** Every button of the page that can be pressed, but those of the price summary. */
  buttons: readonly string[]
  /** One more thing that tells this screen from others. */
  also?: (step: Step) => void
}

const LEAVE = 'Leave without booking'
const OPTIONS = 'Change: Booking options'
const DRIVER = 'Change: Driver details'
const PAYMENT = 'Change: Payment options'

const link = (name: string) => () => expect(screen.getByRole('link', { name })).toBeVisible()
const choice = ({ expect: { context } }: Step) => {
  const { choice: chosen } = context['draft'] as { choice: string | null }
  const radio = screen.getAllByRole('radio').find((each) => (each as HTMLInputElement).checked)
  expect((radio as HTMLInputElement | undefined)?.value ?? null).toBe(chosen)
}
const errorWhen = (field: string, error: RegExp) => (step: Step) => {
  const invalid = step.expect.context['invalid'] as string[]
  expect(screen.queryAllByText(error).length > 0).toBe(invalid.includes(field))
}
const busy = () => expect(screen.getByText(/Please keep this page open/)).toBeVisible()

const HEADINGS: Record<string, RegExp> = {
  book: /^Review and book/,
  ask: /^Review and book/,
  adopt: /^Looking up the earlier booking$/,
  release: /^Releasing the booking$/,
  leave: /^Releasing the booking$/,
}

/** What each state looks like: its heading, every control that is open, one thing more. */
export const looks: Record<string, Look> = {
  quoting: { heading: /^Looking up the price$/, buttons: [] },
  'editing.options': {
    heading: /^Booking options/,
    buttons: ['Continue to driver details', LEAVE],
    also: errorWhen('cancellation', /no longer offers one of these/),
  },
  'editing.driver': {
    heading: /^Driver details/,
    buttons: [OPTIONS, 'Continue to payment options', LEAVE],
    also: errorWhen('birthDate', /You must be at least 21 years old/),
  },
  'editing.payment': {
    heading: /^Payment options/,
    buttons: [OPTIONS, DRIVER, 'Continue to review', LEAVE],
    also(step) {
      choice(step)
      const { invalid } = step.expect.context as { invalid: string[] }
      expect(screen.queryAllByRole('alert')).toHaveLength(invalid.includes('choice') ? 1 : 0)
    },
  },
  'editing.review': {
    heading: /^Review and book/,
    buttons: [OPTIONS, DRIVER, PAYMENT, 'Book', LEAVE],
    also: errorWhen('terms', /Please accept the terms of use/),
  },
  'refused.alreadyBooked': {
    heading: /^You have booked this car$/,
    buttons: [LEAVE],
    also: link('See the booking'),
  },
  'refused.unfinished': {
    heading: /^Your payment for this car is not finished$/,
    buttons: ['Go on to the payment', 'Release it and start again', LEAVE],
  },
  'refused.carTaken': {
    heading: /^(The car has just been booked|This car is taken for these dates)$/,
    buttons: ['Check again', LEAVE],
    also: link('See other cars for these dates'),
  },
  'refused.soldOut': {
    heading: /^Fully booked$/,
    buttons: ['Check again', LEAVE],
    also: link('See other cars for these dates'),
  },
  'refused.comingSoon': {
    heading: /^Coming soon$/,
    buttons: [LEAVE],
    also: link('See other cars for these dates'),
  },
  'refused.unknownCar': {
    heading: /^This trip cannot be booked$/,
    buttons: [LEAVE],
    also: link('Choose place and dates'),
  },
  'refused.emailTaken': {
    heading: /^This email address is already registered$/,
    buttons: ['Use another address', LEAVE],
    also: link('Sign in'),
  },
  'refused.sessionExpired': {
    heading: /^Your session has ended$/,
    buttons: ['Go on as a guest', LEAVE],
    also: link('Sign in and come back'),
  },
  'refused.rejected': {
    heading: /^This trip cannot be booked$/,
    buttons: ['Back to the review', LEAVE],
    also: link('Choose other dates or another car'),
  },
  'refused.broken': {
    heading: /^Something went wrong\.$/,
    buttons: ['Try again', 'Back to the review', LEAVE],
  },
  'refused.quoteFailed': {
    heading: /^We could not look up the price$/,
    buttons: ['Try again', LEAVE],
  },
  placing: {
    heading: /^(Review and book|Looking up the earlier booking|Releasing the booking)/,
    buttons: [`?${LEAVE}`],
    also({ expect: { context } }) {
      const title = HEADINGS[String(context['task'])]
      expect(screen.getByRole('heading', { name: title })).toBeVisible()
    },
  },
  'paying.open': {
    heading: /^(Preparing the payment|We are confirming your payment)$/,
    buttons: [],
  },
  'paying.reopening': { heading: /^Preparing the payment$/, buttons: [] },
  'paying.expired': {
    heading: /^The time to pay has run out$/,
    buttons: ['Try the same car again', LEAVE],
    also: link('See other cars for these dates'),
  },
  'paying.refunded': {
    heading: /^Your payment goes back to you$/,
    buttons: ['Try the same car again', LEAVE],
    also: () => expect(screen.getByText(/^250\sTND$/)).toBeVisible(),
  },
  'paying.broken': { heading: /^Something went wrong\.$/, buttons: ['Try again', LEAVE] },
  confirmed: {
    heading: /^Booking (received|confirmed)$/,
    buttons: [],
    also: link('See the booking'),
  },
  unsettled: {
    heading: /^We will confirm your payment by email$/,
    buttons: [],
    also: link('See the booking'),
  },
  left: { heading: /^You have left checkout$/, buttons: [] },
}

/** The same of the chart that places the booking. */
export const placingLooks: Record<string, Look> = {
  checking: { heading: /^Review and book/, buttons: [], also: busy },
  asking: { heading: /^Review and book/, buttons: [], also: busy },
  priceChanged: {
    heading: /^The price has changed$/,
    buttons: [/^Book for/.source, 'Back to the review', LEAVE],
    also: () => expect(screen.getByText('Price you saw')).toBeVisible(),
  },
  keyReused: {
    heading: /^You have already booked this car$/,
    buttons: ['?Keep that booking', '?Release it and start again', LEAVE],
  },
  adopting: { heading: /^Looking up the earlier booking$/, buttons: [LEAVE] },
  adoptFailed: {
    heading: /^The earlier booking could not be looked up$/,
    buttons: ['Try again', 'Back', LEAVE],
  },
  throttled: {
    heading: /^Too many requests, wait a moment$/,
    buttons: ['Back to the review', LEAVE],
    also: () => expect(screen.getByRole('timer')).toHaveTextContent('7 seconds'),
  },
  failed: {
    heading: /^Something went wrong\.$/,
    buttons: ['Try again', 'Back to the review', LEAVE],
  },
  releasing: { heading: /^Releasing the booking$/, buttons: [] },
  leaving: { heading: /^Releasing the booking$/, buttons: [] },
  releaseFailed: {
    heading: /^The booking could not be released$/,
    buttons: ['Try again', LEAVE],
  },
  over: { heading: /^Review and book/, buttons: [] },
}
