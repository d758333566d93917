import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import { checkoutSessionModel } from '@masar/machines/checkout-session/checkout-session.journeys.ts'
import { TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { REFUND } from '@masar/machines/payment/testing/payment-fixtures.ts'
import type {
  checkoutSessionMachine,
  SessionReading,
} from '@masar/machines/checkout-session/checkout-session.machine.ts'
import lock from '@masar/machines/checkout-session/paths.lock.json?raw'
import { lookFor, type Step } from 'statechart-paths/walk'
import { formatChargedAmount } from '#testing/walks/fact-texts.ts'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import type { Control } from '#testing/walks/shown-controls.ts'

import { CheckoutSessionPanel } from './checkout-session-panel.tsx'

interface ScreenExpectation {
  title: string
  controls: readonly string[]
}

const CHECK_LABEL = 'Refresh status'
const CONFIRMING_SCREEN: ScreenExpectation = {
  title: 'We’re confirming your payment',
  controls: [],
}
const OPEN_SCREEN: ScreenExpectation = {
  title: 'Nothing has been paid yet',
  controls: ['Go back and pay', CHECK_LABEL],
}
const DECLINED_SCREEN: ScreenExpectation = { title: 'Payment failed.', controls: [CHECK_LABEL] }
const EXPIRED_SCREEN: ScreenExpectation = {
  title: 'The time to pay has run out',
  controls: ['Find a car', CHECK_LABEL],
}
const REFUNDED_TITLE = 'We’re refunding your payment'

const screenExpectations: Record<string, ScreenExpectation> = {
  loading: CONFIRMING_SCREEN,
  waiting: CONFIRMING_SCREEN,
  open: OPEN_SCREEN,
  declined: DECLINED_SCREEN,
  expired: EXPIRED_SCREEN,
  unknown: { title: 'We’ll confirm by email', controls: [CHECK_LABEL] },
  missing: {
    title: 'Find your payment in your bookings',
    controls: ['View my bookings', CHECK_LABEL],
  },
  refunded: { title: REFUNDED_TITLE, controls: ['Find a car'] },
  'refunded, paid otherwise': { title: REFUNDED_TITLE, controls: ['View booking'] },
  confirmed: { title: 'Paid and booked', controls: ['View booking'] },
}
/** A known status stays on the page while it is checked again. */
const KNOWN_STATUS_SCREENS: Partial<Record<string, ScreenExpectation>> = {
  open: OPEN_SCREEN,
  declined: DECLINED_SCREEN,
  expired: EXPIRED_SCREEN,
}

const listControlTexts = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  )

function expectScreen(step: Step) {
  const { title, controls: wanted } = findExpectation(step)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(listControlTexts()).toEqual(wanted)
}

function findExpectation(step: Step): ScreenExpectation {
  const { leaf, context } = step.expect
  const reading = context['reading'] as SessionReading | null
  if (reading?.paidOtherwise)
    return lookFor(screenExpectations, withLeaf(step, `${leaf}, paid otherwise`))
  const before = context['polls'] === 0 ? KNOWN_STATUS_SCREENS[reading?.status ?? ''] : undefined
  if (leaf !== 'loading' || !before) return lookFor(screenExpectations, step)
  return {
    ...before,
    controls: before.controls.map((name) => name.replace(CHECK_LABEL, 'Checking…')),
  }
}

const withLeaf = (step: Step, leaf: string): Step => ({ ...step, expect: { ...step.expect, leaf } })

const link = (name: string): Control => ({ role: 'link', name })

/** The same trip with another drop-off location and time of day. */
const ONE_WAY_TRIP = { ...TRIP, dropOff: '66aa00000000000000000021', to: '2027-06-03T09:30' }
/** A refund in a currency that differs from the price currency. */
const EURO_REFUND = { amount: 74.1, currency: 'EUR' }

function listFacts({ value, context }: SnapshotFrom<typeof checkoutSessionMachine>): string[] {
  const { reading, polls } = context
  const status = value === 'loading' && polls === 0 ? reading?.status : value
  const booking = `View booking (/booking?b=${reading?.bookingId})`
  const trip = `car=${ONE_WAY_TRIP.carId}&pickup=${ONE_WAY_TRIP.pickUp}&dropoff=${ONE_WAY_TRIP.dropOff}&from=${ONE_WAY_TRIP.from}&to=${ONE_WAY_TRIP.to}`
  const dates = 'Tue, 1 Jun 2027, 10:00 to Thu, 3 Jun 2027, 09:30'
  if (status === 'open') return [dates, `Go back and pay (/checkout?${trip})`]
  if (status === 'confirmed') return [booking]
  if (status !== 'refunded') return []
  const refund = `We’re refunding ${formatChargedAmount(74.1, 'EUR')} to your original payment method. Your bank may take a few days to show it.`
  return reading?.paidOtherwise ? [refund, booking] : [refund]
}

const page = createPageWalk({
  model: checkoutSessionModel,
  lock,
  offers: { 'asks again': { role: 'button', name: CHECK_LABEL } },
  besides: ['Go back and pay', 'Find a car', 'View my bookings', 'View booking'].map(link),
  instead: [
    [TRIP, ONE_WAY_TRIP],
    [REFUND, EURO_REFUND],
  ],
  mount: (actor, draw) => {
    draw(<CheckoutSessionPanel actor={actor} />)
  },
  // Each result is a separate page, named by its heading; nothing else is announced.
  screen: { heading: 'page', busyBy: ['aria-busy'], isAlerting: () => false },
  facts: listFacts,
  look: expectScreen,
  words: {
    fr: { waiting: 'Nous confirmons votre paiement', declined: 'Le paiement a échoué.' },
    es: { waiting: 'Estamos confirmando el pago', declined: 'El pago ha fallado.' },
  },
})

it.each(page.tests)('the payment page follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the payment page shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
