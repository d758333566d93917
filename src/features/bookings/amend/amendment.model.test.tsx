import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { amendmentModel, BOOKED, LONGER } from '#machines/amendment/amendment.journeys.ts'
import { priceChangeOf } from '#machines/amendment/amendment-price.ts'
import lock from '#machines/amendment/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { AMENDMENT_FACTS } from '../testing/amendments.ts'
import { AMIRA } from '../testing/bookings.ts'
import { AmendmentPage } from './amendment-page.tsx'
import type { AmendmentActor } from './flow/amendment.flow.ts'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

let actor: AmendmentActor

const press = (name: string) => () => {
  fireEvent.click(screen.getByRole('button', { name }))
}

const setDay = (date: string) =>
  fireEvent.change(screen.getByLabelText('Drop-off date'), { target: { value: date } })

const dayOf = (wallClock: string) => wallClock.slice(0, 10)

const acts: Record<string, (step: Step) => void> = {
  // A day that is there already is chosen by way of another one.
  'adds a day'() {
    setDay('2027-06-09')
    setDay(dayOf(LONGER.to ?? ''))
  },
  // Only what was changed can be taken back.
  'takes it all back'({ event }) {
    const button = screen.queryByRole('button', { name: 'Take it all back' })
    if (button) fireEvent.click(button)
    else actor.send(event as Parameters<AmendmentActor['send']>[0])
  },
  'wants the price': press('See the new price'),
  'wants the price of an impossible trip'({ event }) {
    actor.send(event as Parameters<AmendmentActor['send']>[0])
  },
  'says yes': press('Confirm the changes'),
  'goes back': press('Back to the form'),
  'tries again': press('Try again'),
  leaves({ event }) {
    const button = screen.queryByRole('button', { name: 'Leave without changing' })
    if (button) fireEvent.click(button)
    else actor.send(event as Parameters<AmendmentActor['send']>[0])
  },
}

const heading = (name: string) => screen.getByRole('heading', { level: 2, name })

function priced() {
  const change = priceChangeOf(actor.getSnapshot().context)
  expect(heading('What changes')).toHaveFocus()
  const sign = (change?.difference ?? 0) > 0 ? '+' : ''
  const figures = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replace('\u00A0', ' '))
  expect(figures).toEqual([
    '130 TND',
    `${(change?.after ?? 0) / 1000} TND`,
    `${sign}${(change?.difference ?? 0) / 1000} TND`,
  ])
}

const looks: Record<string, (step: Step) => void> = {
  editing({ expect: { context } }) {
    const { draft, invalid } = context as { draft: typeof BOOKED; invalid: string[] }
    expect(screen.getByLabelText('Drop-off date')).toHaveValue(dayOf(draft.to))
    const isWrong = invalid.length > 0 || context['problem'] !== null
    expect(screen.queryAllByRole('alert')).toHaveLength(isWrong ? 1 : 0)
    const canTakeBack = screen.queryByRole('button', { name: 'Take it all back' }) !== null
    expect(canTakeBack).toBe(draft.to !== BOOKED.to)
  },
  repricing: () => expect(screen.getByText('Looking up the new price…')).toBeVisible(),
  confirming() {
    priced()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
  priceChanged() {
    priced()
    expect(screen.getByRole('alert')).toHaveTextContent('The price has just changed')
  },
  saving: () => expect(screen.getByText('Saving your changes…')).toBeVisible(),
  'refused.carTaken': () => expect(heading('The car is taken for these dates')).toHaveFocus(),
  'refused.sessionExpired'() {
    expect(heading('Your session has ended')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Sign in and come back' })).toBeVisible()
  },
  'refused.barred': () =>
    expect(heading('This booking can no longer be changed here')).toHaveFocus(),
  'refused.repriceFailed': () =>
    expect(heading('We could not look up the new price')).toHaveFocus(),
  'refused.saveFailed'() {
    expect(screen.getByRole('heading', { name: /was saved|were not saved/ })).toHaveFocus()
  },
  saved: () => expect(screen.getByRole('alert')).toHaveTextContent('Changes made successfully.'),
  left: () => expect(screen.queryByRole('button')).not.toBeInTheDocument(),
}

const tests = lockedTests(amendmentModel, readLock(lock), PAGE_WALKS)

it.each(tests)('a change of a booking follows $name', async (test) => {
  const driver = actorDriver(amendmentModel, {
    mount: (started) => {
      actor = started
      renderPage(<AmendmentPage actor={started} facts={AMENDMENT_FACTS} />, { viewer: AMIRA })
    },
    act: (step) => actFor(acts, step)(step),
    look: (step) => lookFor(looks, step)(step),
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
