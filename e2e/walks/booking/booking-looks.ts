import { expect, type Page } from '@playwright/test'

import type { Step } from 'statechart-paths/walk'

import type { ScreenAssertions } from '../browser-walk.ts'
import type { BookingPeople } from './booking-people.ts'

/** What a checkout screen must show: its heading, and every enabled button. */
export interface ExpectedCheckoutScreen {
  heading: RegExp
  /** The enabled buttons; not checked when omitted. `?` marks an optional button. */
  buttons?: readonly string[]
  also?: (page: Page, step: Step) => Promise<void>
}

export const LEAVE_BUTTON = 'Leave checkout'

/** Creates an assertion that the page shows this heading, and that only these buttons are enabled. */
export const createScreenAssertion =
  (readScreen: (step: Step) => ExpectedCheckoutScreen): ScreenAssertions<BookingPeople>[string] =>
  async ({ scene: { page } }, step) => {
    const { heading, buttons, also } = readScreen(step)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: heading }).first()).toBeVisible()
    if (buttons)
      await expect
        .poll(() => listEnabledButtons(page, buttons))
        .toEqual(listRequiredButtons(buttons))
    await also?.(page, step)
  }

const listRequiredButtons = (buttons: readonly string[]) =>
  buttons.filter((name) => !name.startsWith('?'))

/** Lists the enabled buttons, without optional ones and those in the price summary. */
async function listEnabledButtons(page: Page, buttons: readonly string[]): Promise<string[]> {
  const names = await page
    .getByRole('main')
    .getByRole('button', { disabled: false })
    .evaluateAll((all) =>
      all
        .filter((button) => !button.closest('aside') && button.ariaDisabled !== 'true')
        .map((button) => button.ariaLabel ?? button.textContent ?? ''),
    )
  return (
    names
      // Removes the amount from the button's name.
      .map(
        (name) => /^(?:Book now (?:for|· pay)|Add the cancellation option)/.exec(name)?.[0] ?? name,
      )
      .filter((name) => !buttons.includes(`?${name}`))
  )
}

const expectText = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible()

const placingScreens: Record<string, ExpectedCheckoutScreen> = {
  checking: {
    heading: /^Review and book/,
    buttons: [],
    also: expectText(/Please keep this page open/),
  },
  asking: {
    heading: /^Review and book/,
    buttons: [],
    also: expectText(/Please keep this page open/),
  },
  priceChanged: {
    heading: /^The price has changed$/,
    buttons: ['Book now for', 'Back to the review', LEAVE_BUTTON],
    also: expectText('Previous price'),
  },
  keyReused: { heading: /^You’ve already booked this car$/, buttons: [LEAVE_BUTTON] },
  adopting: { heading: /^Checking your earlier booking$/, buttons: [LEAVE_BUTTON] },
  adoptFailed: {
    heading: /^We couldn’t check your earlier booking$/,
    buttons: ['Try again', 'Back', LEAVE_BUTTON],
  },
  throttled: {
    heading: /^Too many requests, wait a moment$/,
    buttons: ['Back to the review', LEAVE_BUTTON],
  },
  failed: {
    heading: /^Something went wrong\.$/,
    buttons: ['Try again', 'Back to the review', LEAVE_BUTTON],
  },
  releasing: { heading: /^Cancelling the booking$/, buttons: [] },
  leaving: { heading: /^Cancelling the booking$/, buttons: [] },
  releaseFailed: {
    heading: /^The booking couldn’t be cancelled$/,
    buttons: ['Try again', LEAVE_BUTTON],
  },
}

const REJECTED_HEADINGS: Readonly<Record<string, RegExp>> = {
  'option-unavailable': /^Booking options/,
  'too-young': /^Driver details/,
  'online-payment-barred': /^Payment options/,
  'too-early': /^This trip can’t be booked$/,
}

const END_HEADINGS: Readonly<Record<string, RegExp>> = {
  booked: /^(Booking received|You’re booked)/,
  ownBooking: /^You’ve booked this car$/,
  carTaken: /^(The car has just been booked|This car is already booked for these dates)$/,
  soldOut: /^Fully booked$/,
  comingSoon: /^Coming soon$/,
  unknownTrip: /^This trip can’t be booked$/,
  quoteFailed: /^We couldn’t load the price$/,
  choiceLost: /^Payment options/,
  emailTaken: /^This email address is already registered$/,
  sessionOver: /^Your session has expired$/,
  back: /^Review and book/,
  left: /cars?\b/i,
  released: /^Loading the price$/,
  notShown: /^Loading the price$/,
  unfinished: /^Your payment for this car isn’t complete$/,
  adopted: /^(Preparing the payment|How would you like to pay online\?|Pay )/,
  paid: /^(Preparing the payment|We’re confirming your payment|Booking (received|confirmed)|You’re booked|Pay )/,
}

/** Returns the checkout screen that shows the booking's result. */
function getResultScreen({ expect: { context, leaf } }: Step): ExpectedCheckoutScreen {
  const { code = '' } = (context['problem'] ?? {}) as { code?: string }
  const heading = leaf === 'rejected' ? REJECTED_HEADINGS[code] : END_HEADINGS[leaf]
  if (!heading) throw new Error(`No screen is defined after "${leaf}" ${code}.`)
  return { heading }
}

const placingAssertions = Object.entries(placingScreens).map(([leaf, screen]) => [
  leaf,
  createScreenAssertion(() => screen),
])
const resultAssertions = [...Object.keys(END_HEADINGS), 'rejected'].map((leaf) => [
  leaf,
  createScreenAssertion(getResultScreen),
])

export const placingScreenAssertions: ScreenAssertions<BookingPeople> = {
  ...Object.fromEntries(placingAssertions),
  ...Object.fromEntries(resultAssertions),
}
