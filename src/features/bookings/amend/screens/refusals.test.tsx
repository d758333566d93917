import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { AMENDABLE_BOOKING } from '@masar/machines/amendment/amendment.journeys.ts'
import { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import { renderPage } from '#testing/page.tsx'

import { CHANGEABLE_BOOKING } from '../../testing/amendments.ts'
import { AmendmentRefused } from './refusals.tsx'

const REFUSAL_INPUT = {
  bookingId: CHANGEABLE_BOOKING._id,
  carId: CHANGEABLE_BOOKING.car._id,
  original: AMENDABLE_BOOKING,
  price: 150_500,
  resume: null,
}

it.each([
  [true, 'Your access to the booking has expired', 'button', 'Get a new link'],
  [false, 'Your session has expired', 'link', 'Sign in and come back'],
] as const)(
  'a refused change leads back to the booking when access has expired: guest: %s',
  (isGuest, heading, role, name) => {
    const start = createActor(amendmentMachine, { input: REFUSAL_INPUT }).getSnapshot()
    const value = { refused: 'sessionExpired' } as const
    const snapshot = amendmentMachine.resolveState({ value, context: start.context })
    const actor = createActor(amendmentMachine, { input: REFUSAL_INPUT, snapshot })
    renderPage(<AmendmentRefused actor={actor} booking={{ ...CHANGEABLE_BOOKING, isGuest }} />)

    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
    expect(screen.getByRole(role, { name })).toBeVisible()
  },
)
