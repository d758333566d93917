import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import type { Step } from 'statechart-paths/walk'

export interface CheckoutScreenExpectation {
  heading: RegExp
  /** One more detail that distinguishes this screen from others. */
  also?: (step: Step) => void
}

const expectLink = (name: string) => () => expect(screen.getByRole('link', { name })).toBeVisible()
const expectChoice = ({ expect: { context } }: Step) => {
  const { choice: chosen } = context['draft'] as { choice: string | null }
  const radio = screen.getAllByRole('radio').find((each) => (each as HTMLInputElement).checked)
  expect((radio as HTMLInputElement | undefined)?.value ?? null).toBe(chosen)
}
const expectErrorIfInvalid = (field: string, error: RegExp) => (step: Step) => {
  const invalid = step.expect.context['invalid'] as string[]
  expect(screen.queryAllByText(error).length > 0).toBe(invalid.includes(field))
}
/** The button's label shows whether the page is booking or fetching the price. */
const expectBusyButton = (doing: string) => () => {
  expect(screen.getByText(/Please keep this page open/)).toBeVisible()
  expect(screen.getByRole('button', { name: doing })).toHaveAttribute('aria-disabled', 'true')
}

const HEADING_PATTERNS: Record<string, RegExp> = {
  book: /^Review and book/,
  ask: /^Review and book/,
  adopt: /^Checking your earlier booking$/,
  release: /^Cancelling the booking$/,
  leave: /^Cancelling the booking$/,
}

/** The expected screen for each state: its heading, and one more detail. */
export const checkoutScreenExpectations: Record<string, CheckoutScreenExpectation> = {
  quoting: { heading: /^Loading the price$/ },
  'editing.options': {
    heading: /^Booking options/,
    also: expectErrorIfInvalid('cancellation', /no longer offers one of these/),
  },
  'editing.driver': {
    heading: /^Driver details/,
    also: expectErrorIfInvalid('birthDate', /You must be at least 21 years old/),
  },
  'editing.payment': {
    heading: /^Payment options/,
    also(step) {
      expectChoice(step)
      const { invalid } = step.expect.context as { invalid: string[] }
      expect(screen.queryAllByRole('alert')).toHaveLength(invalid.includes('choice') ? 1 : 0)
    },
  },
  'editing.review': {
    heading: /^Review and book/,
    also: expectErrorIfInvalid('terms', /Please accept the terms of use/),
  },
  'refused.alreadyBooked': {
    heading: /^You’ve booked this car$/,
    also: expectLink('View booking'),
  },
  'refused.unfinished': {
    heading: /^Your payment for this car isn’t complete$/,
  },
  'refused.carTaken': {
    heading: /^(The car has just been booked|This car is already booked for these dates)$/,
    also: expectLink('See other cars for these dates'),
  },
  'refused.soldOut': {
    heading: /^Fully booked$/,
    also: expectLink('See other cars for these dates'),
  },
  'refused.comingSoon': {
    heading: /^Coming soon$/,
    also: expectLink('See other cars for these dates'),
  },
  'refused.unknownCar': {
    heading: /^This trip can’t be booked$/,
    also: expectLink('Choose location and dates'),
  },
  'refused.emailTaken': {
    heading: /^This email address is already registered$/,
    also: expectLink('Sign in'),
  },
  'refused.sessionExpired': {
    heading: /^Your session has expired$/,
    also: expectLink('Sign in and come back'),
  },
  'refused.rejected': {
    heading: /^This trip can’t be booked$/,
    also: expectLink('Choose other dates or another car'),
  },
  'refused.broken': {
    heading: /^Something went wrong\.$/,
  },
  'refused.quoteFailed': {
    heading: /^We couldn’t load the price$/,
  },
  placing: {
    heading: /^(Review and book|Checking your earlier booking|Cancelling the booking)/,
    also({ expect: { context } }) {
      const title = HEADING_PATTERNS[String(context['task'])]
      expect(screen.getByRole('heading', { name: title })).toBeVisible()
    },
  },
  'paying.open': {
    heading: /^(Preparing the payment|We’re confirming your payment)$/,
  },
  'paying.review': {
    heading: /^Review and book/,
    also: () => expect(screen.getByText('Your booking is waiting to be paid')).toBeVisible(),
  },
  'paying.expired': {
    heading: /^The time to pay has run out$/,
    also: expectLink('See other cars for these dates'),
  },
  'paying.refunded': {
    heading: /^We’re refunding your payment$/,
  },
  'paying.broken': { heading: /^Something went wrong\.$/ },
  confirmed: {
    heading: /^(Booking received|You’re booked)/,
    also: expectLink('View booking'),
  },
  unsettled: {
    heading: /^We’ll confirm your payment by email$/,
    also: expectLink('View booking'),
  },
  left: { heading: /^You’ve left checkout$/ },
}

/** The expected screen for each state of the placing chart. */
export const placingScreenExpectations: Record<string, CheckoutScreenExpectation> = {
  checking: { heading: /^Review and book/, also: expectBusyButton('Checking the price') },
  asking: { heading: /^Review and book/, also: expectBusyButton('Placing your booking') },
  priceChanged: {
    heading: /^The price has changed$/,
  },
  keyReused: {
    heading: /^You’ve already booked this car$/,
  },
  adopting: { heading: /^Checking your earlier booking$/ },
  adoptFailed: {
    heading: /^We couldn’t check your earlier booking$/,
  },
  throttled: {
    heading: /^Too many requests, wait a moment$/,
  },
  failed: {
    heading: /^Something went wrong\.$/,
  },
  releasing: { heading: /^Cancelling the booking$/ },
  leaving: { heading: /^Cancelling the booking$/ },
  releaseFailed: {
    heading: /^The booking couldn’t be cancelled$/,
  },
}

/** The review, shown after the placing chart has ended and until checkout continues. */
export const placingEndedExpectation: CheckoutScreenExpectation = { heading: /^Review and book/ }
