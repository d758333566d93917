import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import {
  amendmentModel,
  AMENDABLE_BOOKING,
  EXTENSION_CHANGES,
} from '@masar/machines/amendment/amendment.journeys.ts'
import lock from '@masar/machines/amendment/paths.lock.json?raw'
import { lookFor } from 'statechart-paths/walk'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, findEnabledControl, typeText } from '#testing/walks/shown-controls.ts'

import { listAmendmentLines, ONE_WAY_AMENDMENT } from '../testing/amendment-lines.ts'
import { AMENDMENT_FACTS } from '../testing/amendments.ts'
import { AMIRA_VIEWER } from '../testing/bookings.ts'
import { AmendmentPage } from './amendment-page.tsx'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

const setDay = (date: string) => typeText('Drop-off date', date)

const readCalendarDay = (wallClock: string) => wallClock.slice(0, 10)

const getHeading = (name: string) => screen.getByRole('heading', { level: 2, name })

const expectPriced = () => expect(getHeading('What changes')).toHaveFocus()

const screenExpectations: Record<string, () => void> = {
  editing: () => expect(screen.getByLabelText('Drop-off date')).toBeEnabled(),
  repricing: () => expect(screen.getByText('Loading the new price…')).toBeVisible(),
  confirming: expectPriced,
  priceChanged() {
    expectPriced()
    expect(screen.getByRole('alert')).toHaveTextContent('The price has just changed')
  },
  saving: () => expect(screen.getByText('Saving your changes…')).toBeVisible(),
  'refused.carTaken': () =>
    expect(getHeading('The car is already booked for these dates')).toHaveFocus(),
  'refused.sessionExpired'() {
    expect(getHeading('Your session has expired')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Sign in and come back' })).toBeVisible()
  },
  'refused.barred': () =>
    expect(getHeading('This booking can no longer be changed here')).toHaveFocus(),
  'refused.repriceFailed': () => expect(getHeading('We couldn’t load the new price')).toHaveFocus(),
  'refused.saveFailed'() {
    expect(screen.getByRole('heading', { name: /was saved|weren’t saved/ })).toHaveFocus()
  },
  saved: () => expect(screen.getByRole('alert')).toHaveTextContent('Changes made successfully.'),
  left: () => expect(screen.queryByRole('button')).not.toBeInTheDocument(),
}

const button = (name: string): Control => ({ role: 'button', name })

const page = createPageWalk({
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
  // The other fields, the price details, and links to other pages.
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
    // Sets a different day first, because setting the same day again fires no event.
    'adds a day'() {
      setDay('2027-06-09')
      setDay(readCalendarDay(EXTENSION_CHANGES.to ?? ''))
      // Move the focus out of the field: only then does it show the date in words.
      findEnabledControl(button('Discard')).focus()
    },
  },
  instead: [
    [AMENDABLE_BOOKING, ONE_WAY_AMENDMENT],
    [
      { ...AMENDABLE_BOOKING, ...EXTENSION_CHANGES },
      { ...ONE_WAY_AMENDMENT, ...EXTENSION_CHANGES },
    ],
  ],
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
  facts: listAmendmentLines,
  look: (step) => lookFor(screenExpectations, step)(),
  words: {
    fr: { repricing: 'Calcul du nouveau prix…', priced: 'Ce qui change' },
    es: { repricing: 'Calculando el nuevo precio…', priced: 'Lo que cambia' },
  },
})

it.each(page.tests)('the amendment page follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the amendment page shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
