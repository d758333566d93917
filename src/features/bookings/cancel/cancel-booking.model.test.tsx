import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import type { Booking } from '#api/queries/bookings.query.ts'

import {
  BEGUN,
  cancellationModel,
  FOR_A_FEE,
  REFUNDED,
} from '@masar/machines/cancellation/cancellation.journeys.ts'
import type {
  CancellationEligibility,
  cancellationMachine,
} from '@masar/machines/cancellation/cancellation.machine.ts'
import lock from '@masar/machines/cancellation/paths.lock.json?raw'
import { lookFor, type Step } from 'statechart-paths/walk'
import { money, readersMoment } from '#testing/walks/fact-texts.ts'
import { pageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, press } from '#testing/walks/shown-controls.ts'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { CancelBooking } from './cancel-booking.tsx'

const ASK: Control = { role: 'button', name: 'Cancel this booking' }
const YES: Control = { role: 'button', name: 'Request cancellation' }
const NO: Control = { role: 'button', name: 'Keep booking' }
const CLOSE: Control = { role: 'button', name: 'Close' }

/** The eligibility at the moment when a button is pressed. */
let eligibility: CancellationEligibility

const pressControl =
  ({ role, name }: Control, at: CancellationEligibility) =>
  () => {
    eligibility = at
    press(role, name)
  }

const REASONS: Record<string, RegExp> = {
  'already-started': /has begun/,
  'cancellation-not-bought': /without the cancellation option/,
}

function dialog(yes: string) {
  return ({ expect: { context } }: Step) => {
    expect(screen.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
    expect(screen.getByRole('button', { name: yes })).toBeVisible()
    const terms = context['terms'] === 'fee' ? /may charge a fee/ : /Free to cancel until/
    expect(screen.getByText(terms)).toBeVisible()
  }
}

const looks: Record<string, (step: Step) => void> = {
  barred: ({ expect: { context } }) =>
    expect(screen.getByText(REASONS[String(context['bar'])] ?? '')).toBeVisible(),
  offered: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  confirming: dialog('Request cancellation'),
  termsChanged(step) {
    dialog('Request cancellation')(step)
    expect(screen.getByRole('alert')).toHaveTextContent('The terms have just changed')
  },
  requesting: dialog('Sending your request'),
  checking: dialog('Sending your request'),
  failed(step) {
    dialog('Request cancellation')(step)
    expect(screen.getByRole('alert')).toHaveTextContent(/get a response|wasn’t sent/)
  },
  requested: () => expect(screen.getByText(/Cancellation requested/)).toBeVisible(),
}

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

/** Its deposit is paid. */
const PAID: Booking = { ...FIAT_DETAIL, status: 'deposit', isDeposit: true, price: 250 }

/** A day before the pick-up in Tunis, which is an hour ahead of the reader. */
const UNTIL = readersMoment('2027-05-31T09:00:00Z')

function facts(at: SnapshotFrom<typeof cancellationMachine>): string[] {
  const isOffered = at.context.bar === null && !at.matches('requested')
  const page = isOffered ? [`Free cancellation until ${UNTIL}`] : []
  if (!at.hasTag('dialog')) return page
  if (at.context.terms === 'fee') {
    return [
      ...page,
      `The pick-up is less than 24 hours away (free until ${UNTIL}). The rental company may charge a fee.`,
    ]
  }
  const paid = money(250_000)
  return [
    ...page,
    `Refund of up to ${paid}`,
    `Free to cancel until ${UNTIL}: you may get back the ${paid} you have paid online.`,
  ]
}

const page = pageWalk({
  model: cancellationModel,
  lock,
  offers: {
    'asks to cancel in time': ASK,
    'asks to cancel late': ASK,
    'asks to cancel after the pick-up': ASK,
    'says yes in time': YES,
    'says yes late': YES,
    'says yes after the pick-up': YES,
    'keeps the booking': [NO, CLOSE],
  },
  acts: {
    'asks to cancel in time': pressControl(ASK, REFUNDED),
    'asks to cancel late': pressControl(ASK, FOR_A_FEE),
    'asks to cancel after the pick-up': pressControl(ASK, BEGUN),
    'says yes in time': pressControl(YES, REFUNDED),
    'says yes late': pressControl(YES, FOR_A_FEE),
    'says yes after the pick-up': pressControl(YES, BEGUN),
  },
  mount: (actor, draw) => {
    draw(<CancelBooking booking={PAID} cancellation={{ actor, eligibility: () => eligibility }} />)
  },
  besides: [{ role: 'link', name: 'Contact us' }],
  screen: {
    heading: 'part',
    // The submit button shows the progress, and all buttons are disabled.
    busyBy: [],
    isAlerting: ({ expect: { leaf, tags } }) => leaf === 'termsChanged' || tags.includes('error'),
  },
  facts,
  look: (step) => lookFor(looks, step)(step),
  words: {
    fr: { dialog: 'Annuler cette réservation ?' },
    es: { dialog: '¿Cancelar esta reserva?' },
  },
})

it.each(page.tests)('the cancellation of a booking follows $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the cancellation of a booking is in $language along $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
