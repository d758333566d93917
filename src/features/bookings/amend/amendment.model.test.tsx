import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import {
  amendmentModel,
  type AMENDABLE,
  LONGER,
} from '@masar/machines/amendment/amendment.journeys.ts'
import { findPriceChange } from '@masar/machines/amendment/amendment-price.ts'
import lock from '@masar/machines/amendment/paths.lock.json?raw'
import { lookFor } from '@masar/machines/testing/driver.ts'
import type { Step } from '@masar/machines/testing/model.ts'
import { pageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, type } from '#testing/walks/shown-controls.ts'

import { AMENDMENT_FACTS } from '../testing/amendments.ts'
import { AMIRA_VIEWER } from '../testing/bookings.ts'
import { AmendmentPage } from './amendment-page.tsx'
import type { AmendmentActor } from './flow/amendment.flow.ts'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

const setDay = (date: string) => type('Drop-off date', date)

const calendarDay = (wallClock: string) => wallClock.slice(0, 10)

const heading = (name: string) => screen.getByRole('heading', { level: 2, name })

function priced(actor: AmendmentActor) {
  const change = findPriceChange(actor.getSnapshot().context)
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

const looks: Record<string, (step: Step, actor: AmendmentActor) => void> = {
  editing({ expect: { context } }) {
    const { draft } = context as { draft: typeof AMENDABLE }
    // The field shows the typed text, and the formatted date after it loses focus.
    const day = calendarDay(draft.to)
    expect(screen.getByLabelText<HTMLInputElement>('Drop-off date').value).toMatch(
      new RegExp(String.raw`^${day}$|\b${Number(day.slice(8))}\b`),
    )
  },
  repricing: () => expect(screen.getByText('Loading the new price…')).toBeVisible(),
  confirming: (_step, actor) => priced(actor),
  priceChanged(_step, actor) {
    priced(actor)
    expect(screen.getByRole('alert')).toHaveTextContent('The price has just changed')
  },
  saving: () => expect(screen.getByText('Saving your changes…')).toBeVisible(),
  'refused.carTaken': () =>
    expect(heading('The car is already booked for these dates')).toHaveFocus(),
  'refused.sessionExpired'() {
    expect(heading('Your session has expired')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Sign in and come back' })).toBeVisible()
  },
  'refused.barred': () =>
    expect(heading('This booking can no longer be changed here')).toHaveFocus(),
  'refused.repriceFailed': () => expect(heading('We couldn’t load the new price')).toHaveFocus(),
  'refused.saveFailed'() {
    expect(screen.getByRole('heading', { name: /was saved|weren’t saved/ })).toHaveFocus()
  },
  saved: () => expect(screen.getByRole('alert')).toHaveTextContent('Changes made successfully.'),
  left: () => expect(screen.queryByRole('button')).not.toBeInTheDocument(),
}

const button = (name: string): Control => ({ role: 'button', name })

const page = pageWalk({
  model: amendmentModel,
  lock,
  offers: {
    'adds a day': { role: 'field', name: 'Drop-off date' },
    'takes it all back': button('Undo changes'),
    'wants the price': button('See the new price'),
    'says yes': button('Confirm the changes'),
    'goes back': button('Back'),
    'tries again': button('Try again'),
    leaves: button('Discard'),
  },
  // The other form fields, the price details, and links to other pages.
  besides: [
    ...['Pick-up location', 'Drop-off location', 'Pick-up date'].map((name): Control => ({
      role: 'field',
      name,
    })),
    button('Show calendar'),
    button('Pick-up time'),
    button('Drop-off time'),
    { role: 'checkbox', name: /./ },
    { role: 'link', name: 'Back to the booking' },
    { role: 'link', name: 'Sign in and come back' },
    button('New price details'),
  ],
  acts: {
    // Changes the day to another one first, because setting the same day fires no event.
    'adds a day'() {
      setDay('2027-06-09')
      setDay(calendarDay(LONGER.to ?? ''))
    },
  },
  mount: (actor, draw) => {
    draw(<AmendmentPage actor={actor} facts={AMENDMENT_FACTS} />, { viewer: AMIRA_VIEWER })
  },
  screen: {
    heading: 'page',
    focusesScreens: true,
    busyBy: ['aria-busy', 'status'],
    isAlerting: ({ expect: { leaf, tags, context } }) =>
      tags.includes('error') ||
      ['priceChanged', 'saved'].includes(leaf) ||
      (leaf === 'editing' &&
        ((context['invalid'] as string[]).length > 0 || context['problem'] !== null)),
  },
  look: (step, actor) => lookFor(looks, step)(step, actor),
  words: {
    fr: { repricing: 'Calcul du nouveau prix…', priced: 'Ce qui change' },
    es: { repricing: 'Calculando el nuevo precio…', priced: 'Lo que cambia' },
  },
})

it.each(page.tests)('a change of a booking follows $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)('a change of a booking speaks $language along $name', async (foreign) => {
  expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
})
