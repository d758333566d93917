import { expect, type Page } from '@playwright/test'

import type { Step } from 'statechart-paths/walk'

import type { ScreenAssertions } from '../browser-walk.ts'
import type { BookingPeople } from './booking-people.ts'
import {
  LEAVE_BUTTON,
  type ExpectedCheckoutScreen,
  createScreenAssertion,
} from './booking-looks.ts'

const EDIT_OPTIONS = 'Edit: Booking options'
const EDIT_DRIVER = 'Edit: Driver details'
const EDIT_PAYMENT = 'Edit: Payment options'
/** A button that is shown if the chosen payment cannot be cancelled without the cancellation option. */
const ADD_CANCELLATION = '?Add the cancellation option'
const CHOICE_NAMES: Readonly<Record<string, RegExp>> = {
  later: /^Pay later/,
  deposit: /^Pay the deposit/,
  full: /^Pay in full/,
}

const expectLink = (name: string) => (page: Page) =>
  expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()

const expectErrorWhen = (field: string, text: RegExp) => (page: Page, step: Step) => {
  const invalid = step.expect.context['invalid'] as readonly string[]
  const error = page.getByRole('main').getByText(text).first()
  return invalid.includes(field) ? expect(error).toBeVisible() : expect(error).toBeHidden()
}

/** Asserts which payment option is chosen, if any. */
async function expectChoice(page: Page, { expect: { context } }: Step) {
  const { choice: chosen } = context['draft'] as { choice: string | null }
  const checked = page.getByRole('main').getByRole('radio', { checked: true })
  const name = chosen && CHOICE_NAMES[chosen]
  if (name) await expect(checked).toHaveAccessibleName(name)
  else await expect(checked).toHaveCount(0)
}

const screens: Readonly<Record<string, ExpectedCheckoutScreen>> = {
  quoting: { heading: /^Loading the price$/, buttons: [] },
  'editing.options': {
    heading: /^Booking options/,
    buttons: ['Continue to driver details', LEAVE_BUTTON],
    also: expectErrorWhen('cancellation', /no longer offers one of these/),
  },
  'editing.driver': {
    heading: /^Driver details/,
    buttons: [EDIT_OPTIONS, 'Continue to payment options', LEAVE_BUTTON],
    also: expectErrorWhen('birthDate', /You must be at least 21 years old/),
  },
  'editing.payment': {
    heading: /^Payment options/,
    buttons: [EDIT_OPTIONS, EDIT_DRIVER, ADD_CANCELLATION, 'Continue to review', LEAVE_BUTTON],
    also: expectChoice,
  },
  'refused.alreadyBooked': {
    heading: /^You’ve booked this car$/,
    buttons: [LEAVE_BUTTON],
    also: expectLink('View booking'),
  },
  'refused.unfinished': {
    heading: /^Your payment for this car isn’t complete$/,
    buttons: ['Continue to payment', 'Cancel it and start over', LEAVE_BUTTON],
  },
  'refused.carTaken': {
    heading: /^(The car has just been booked|This car is already booked for these dates)$/,
    buttons: ['Refresh status', LEAVE_BUTTON],
    also: expectLink('See other cars for these dates'),
  },
  'refused.soldOut': {
    heading: /^Fully booked$/,
    buttons: ['Refresh status', LEAVE_BUTTON],
    also: expectLink('See other cars for these dates'),
  },
  'refused.comingSoon': {
    heading: /^Coming soon$/,
    buttons: [LEAVE_BUTTON],
    also: expectLink('See other cars for these dates'),
  },
  'refused.unknownCar': { heading: /^This trip can’t be booked$/, buttons: [LEAVE_BUTTON] },
  'refused.emailTaken': {
    heading: /^This email address is already registered$/,
    buttons: ['Use another address', LEAVE_BUTTON],
    also: expectLink('Sign in'),
  },
  'refused.sessionExpired': {
    heading: /^Your session has expired$/,
    buttons: ['Continue as a guest', LEAVE_BUTTON],
    also: expectLink('Sign in and come back'),
  },
  'refused.rejected': {
    heading: /^This trip can’t be booked$/,
    buttons: ['Back to the review', LEAVE_BUTTON],
  },
  'refused.quoteFailed': {
    heading: /^We couldn’t load the price$/,
    buttons: ['Try again', LEAVE_BUTTON],
  },
  'paying.open': {
    heading:
      /^(Preparing the payment|We’re confirming your payment|How would you like to pay online\?|Pay .?\d)/,
  },
  'paying.review': {
    heading: /^Review and book/,
    buttons: [EDIT_OPTIONS, EDIT_DRIVER, EDIT_PAYMENT, 'Continue to payment', LEAVE_BUTTON],
  },
  'paying.expired': {
    heading: /^The time to pay has run out$/,
    buttons: ['Try the same car again', LEAVE_BUTTON],
    also: expectLink('See other cars for these dates'),
  },
  'paying.refunded': {
    heading: /^We’re refunding your payment$/,
    buttons: ['Try the same car again', LEAVE_BUTTON],
  },
  confirmed: { heading: /^(Booking received|You’re booked)/, also: expectLink('View booking') },
  unsettled: {
    heading: /^We’ll confirm your payment by email$/,
    also: expectLink('View booking'),
  },
  left: { heading: /cars?\b/i },
}

const PLACING_HEADINGS: Readonly<Record<string, RegExp>> = {
  book: /^Review and book/,
  ask: /^Review and book/,
  adopt: /^Checking your earlier booking$/,
  release: /^Cancelling the booking$/,
  leave: /^Cancelling the booking$/,
}

const getReviewScreen = (): ExpectedCheckoutScreen => ({
  heading: /^Review and book/,
  buttons: [
    EDIT_OPTIONS,
    EDIT_DRIVER,
    EDIT_PAYMENT,
    ADD_CANCELLATION,
    'Book now · pay',
    LEAVE_BUTTON,
  ],
  also: expectErrorWhen('terms', /Please accept the terms of use/),
})

function getPlacingScreen({ expect: { context } }: Step): ExpectedCheckoutScreen {
  if (context['progress'] === 'answered') return { heading: /^Something went wrong\.$/ }
  return { heading: PLACING_HEADINGS[String(context['task'])] ?? /^$/ }
}

export const checkoutScreenAssertions: ScreenAssertions<BookingPeople> = {
  ...Object.fromEntries(
    Object.entries(screens).map(([leaf, screen]) => [leaf, createScreenAssertion(() => screen)]),
  ),
  'editing.review': createScreenAssertion(getReviewScreen),
  placing: createScreenAssertion(getPlacingScreen),
}
