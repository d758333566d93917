import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import type { Booking } from '#api/queries/bookings.query.ts'

import {
  STARTED_ELIGIBILITY,
  cancellationModel,
  FEE_ELIGIBILITY,
  REFUND_ELIGIBILITY,
} from '@masar/machines/cancellation/cancellation.journeys.ts'
import type {
  CancellationEligibility,
  cancellationMachine,
} from '@masar/machines/cancellation/cancellation.machine.ts'
import lock from '@masar/machines/cancellation/paths.lock.json?raw'
import { lookFor, type Step } from 'statechart-paths/walk'
import { formatMillimes, formatUserMoment } from '#testing/walks/fact-texts.ts'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press } from '#testing/walks/shown-controls.ts'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { CancelBooking } from './cancel-booking.tsx'

const ASK_BUTTON: Control = { role: 'button', name: 'Cancel this booking' }
const REQUEST_BUTTON: Control = { role: 'button', name: 'Request cancellation' }
const KEEP_BUTTON: Control = { role: 'button', name: 'Keep booking' }
const CLOSE_BUTTON: Control = { role: 'button', name: 'Close' }

/** The eligibility at the moment when a button is pressed. */
let eligibility: CancellationEligibility

const pressControl =
  ({ role, name }: Control, at: CancellationEligibility) =>
  () => {
    eligibility = at
    press(role, name)
  }

const REASON_PATTERNS: Record<string, RegExp> = {
  'already-started': /has begun/,
  'cancellation-not-bought': /without the cancellation option/,
}

function expectDialog(yes: string) {
  return ({ expect: { context } }: Step) => {
    expect(screen.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
    expect(screen.getByRole('button', { name: yes })).toBeVisible()
    const terms = context['terms'] === 'fee' ? /may charge a fee/ : /Free to cancel until/
    expect(screen.getByText(terms)).toBeVisible()
  }
}

const screenExpectations: Record<string, (step: Step) => void> = {
  barred: ({ expect: { context } }) =>
    expect(screen.getByText(REASON_PATTERNS[String(context['bar'])] ?? '')).toBeVisible(),
  offered: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  confirming: expectDialog('Request cancellation'),
  termsChanged(step) {
    expectDialog('Request cancellation')(step)
    expect(screen.getByRole('alert')).toHaveTextContent('The terms have just changed')
  },
  requesting: expectDialog('Sending your request'),
  checking: expectDialog('Sending your request'),
  failed(step) {
    expectDialog('Request cancellation')(step)
    expect(screen.getByRole('alert')).toHaveTextContent(/get a response|wasn’t sent/)
  },
  requested: () => expect(screen.getByText(/Cancellation requested/)).toBeVisible(),
}

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

const DEPOSIT_PAID_BOOKING: Booking = {
  ...FIAT_DETAIL,
  status: 'deposit',
  isDeposit: true,
  price: 250,
}

/** 24 hours before the pick-up, in the viewer's time zone, an hour behind Tunis. */
const DEADLINE_TEXT = formatUserMoment('2027-05-31T09:00:00Z')

function listFacts(at: SnapshotFrom<typeof cancellationMachine>): string[] {
  const isOffered = at.context.bar === null && !at.matches('requested')
  const page = isOffered ? [`Free cancellation until ${DEADLINE_TEXT}`] : []
  if (!at.hasTag('dialog')) return page
  if (at.context.terms === 'fee') {
    return [
      ...page,
      `The pick-up is less than 24 hours away (free until ${DEADLINE_TEXT}). The rental company may charge a fee.`,
    ]
  }
  const paid = formatMillimes(250_000)
  return [
    ...page,
    `Refund of up to ${paid}`,
    `Free to cancel until ${DEADLINE_TEXT}: you may get back the ${paid} you have paid online.`,
  ]
}

const page = createPageWalk({
  model: cancellationModel,
  lock,
  offers: {
    'asks to cancel in time': ASK_BUTTON,
    'asks to cancel late': ASK_BUTTON,
    'asks to cancel after the pick-up': ASK_BUTTON,
    'says yes in time': REQUEST_BUTTON,
    'says yes late': REQUEST_BUTTON,
    'says yes after the pick-up': REQUEST_BUTTON,
    'keeps the booking': [KEEP_BUTTON, CLOSE_BUTTON],
  },
  acts: {
    'asks to cancel in time': pressControl(ASK_BUTTON, REFUND_ELIGIBILITY),
    'asks to cancel late': pressControl(ASK_BUTTON, FEE_ELIGIBILITY),
    'asks to cancel after the pick-up': pressControl(ASK_BUTTON, STARTED_ELIGIBILITY),
    'says yes in time': pressControl(REQUEST_BUTTON, REFUND_ELIGIBILITY),
    'says yes late': pressControl(REQUEST_BUTTON, FEE_ELIGIBILITY),
    'says yes after the pick-up': pressControl(REQUEST_BUTTON, STARTED_ELIGIBILITY),
  },
  mount: (actor, draw) => {
    draw(
      <CancelBooking
        booking={DEPOSIT_PAID_BOOKING}
        cancellation={{ actor, eligibility: () => eligibility }}
      />,
    )
  },
  besides: [{ role: 'link', name: 'Contact us' }],
  screen: {
    heading: 'part',
    // The submit button shows the progress, and all buttons are disabled.
    busyBy: [],
    isAlerting: ({ expect: { leaf, tags } }) => leaf === 'termsChanged' || tags.includes('error'),
  },
  facts: listFacts,
  look: (step) => lookFor(screenExpectations, step)(step),
  words: {
    fr: { dialog: 'Annuler cette réservation ?' },
    es: { dialog: '¿Cancelar esta reserva?' },
  },
})

it.each(page.tests)('the cancellation panel follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the cancellation panel shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
