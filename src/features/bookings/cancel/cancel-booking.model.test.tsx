import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import {
  BEGUN,
  cancellationModel,
  FOR_A_FEE,
  REFUNDED,
} from '#machines/cancellation/cancellation.journeys.ts'
import type { Standing } from '#machines/cancellation/cancellation-setup.ts'
import lock from '#machines/cancellation/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { CancelBooking } from './cancel-booking.tsx'

const ASK = 'Cancel this booking'
const YES = 'Ask to cancel'
const NO = 'Keep the booking'
const BUSY = 'Sending your request'
const CLOSE = 'Close'

/** What the clock says when a button is pressed. */
let standing: Standing

const press = (name: string, at?: Standing) => () => {
  if (at) standing = at
  fireEvent.click(screen.getByRole('button', { name }))
}

const acts: Record<string, () => void> = {
  'asks to cancel in time': press(ASK, REFUNDED),
  'asks to cancel late': press(ASK, FOR_A_FEE),
  'asks to cancel after the pick-up': press(ASK, BEGUN),
  'says yes in time': press(YES, REFUNDED),
  'says yes late': press(YES, FOR_A_FEE),
  'says yes after the pick-up': press(YES, BEGUN),
  'keeps the booking': press(NO),
}

const REASONS: Record<string, RegExp> = {
  'already-started': /has begun/,
  'cancellation-not-bought': /without the cancellation option/,
}

const buttons = () =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)

function dialog(yes: string) {
  return ({ expect: { context } }: Step) => {
    expect(screen.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
    expect(buttons()).toEqual([ASK, CLOSE, NO, yes])
    const terms = context['terms'] === 'fee' ? /may charge a fee/ : /cancelling is free until/
    expect(screen.getByText(terms)).toBeVisible()
  }
}

const looks: Record<string, (step: Step) => void> = {
  barred({ expect: { context } }) {
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(REASONS[String(context['bar'])] ?? '')).toBeVisible()
  },
  offered() {
    expect(buttons()).toEqual([ASK])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
  asking: dialog(YES),
  termsChanged(step) {
    dialog(YES)(step)
    expect(screen.getByRole('alert')).toHaveTextContent('The terms have just changed')
  },
  requesting(step) {
    dialog(BUSY)(step)
    expect(screen.getByRole('button', { name: BUSY })).toHaveAttribute('aria-disabled', 'true')
  },
  checking: dialog(BUSY),
  failed(step) {
    dialog(YES)(step)
    expect(screen.getByRole('alert')).toHaveTextContent(/no answer|was not sent/)
  },
  requested() {
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(/You have asked to cancel/)).toBeVisible()
  },
}

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

const tests = lockedTests(cancellationModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the cancellation of a booking follows $name', async (test) => {
  const driver = actorDriver(cancellationModel, {
    mount: (actor) => {
      const cancellation = { actor, standing: () => standing }
      renderPage(<CancelBooking booking={FIAT_DETAIL} cancellation={cancellation} />)
    },
    act: (step) => {
      actFor(acts, step)()
    },
    look: (step) => lookFor(looks, step)(step),
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
