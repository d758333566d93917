import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { CheckoutContext, CheckoutInput } from '@masar/machines/checkout/checkout-facts.ts'
import { BADIS, TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { checkoutModel } from '@masar/machines/checkout/checkout.journeys.ts'
import { makeBlankCheckpoint } from '@masar/domain/booking/checkpoint.ts'
import lock from '@masar/machines/checkout/paths.lock.json?raw'
import { lookFor, type Step } from 'statechart-paths/walk'
import { createPageWalk } from '#testing/walks/page-walk.tsx'

import { CheckoutPage } from './checkout-page.tsx'
import { downloadScreens } from './lazy-screens.ts'
import { acts, listOtherControls, offers } from './testing/checkout-acts.ts'
import { listCheckoutFacts } from './testing/checkout-lines.ts'
import { checkoutScreenExpectations } from './testing/checkout-looks.ts'
import { ONE_WAY_FACTS, ONE_WAY_TRIP } from './testing/clio.ts'

beforeAll(downloadScreens)

function expectScreen(step: Step) {
  const { heading, also } = lookFor(checkoutScreenExpectations, step)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  also?.(step)
}

/** Fills in Badis as the driver. The chart does not depend on the driver, but the page does. */
function fillInDriver(input: CheckoutInput): CheckoutInput {
  const resume = input.resume ?? makeBlankCheckpoint(input.attemptId)
  return { ...input, resume: { ...resume, draft: { ...resume.draft, driver: BADIS } } }
}

/**
 * Returns the invalid fields that the page shows. The form does not ask for the account's details; of these,
 * only the birth date can be invalid.
 */
const listShownIssues = ({ invalid, account }: CheckoutContext) =>
  invalid.filter((field) => field === 'birthDate' || !account?.[field as keyof typeof account])

/** The states in which a call is running, including calls made by the payment chart. */
const BUSY_STATES = ['quoting', 'placing', 'paying.open']

// Half an hour before the payment window in the journeys ends.
beforeEach(() => {
  vi.setSystemTime('2027-05-20T12:00:00Z')
})

const page = createPageWalk({
  model: checkoutModel,
  lock,
  offers,
  acts,
  besides: listOtherControls,
  arrive: fillInDriver,
  instead: [[TRIP, ONE_WAY_TRIP]],
  mount: (actor, draw) => {
    // The currency preference of the browser must match the currency in the checkpoint.
    const { currency } = actor.getSnapshot().context
    draw(
      <CheckoutPage
        actor={actor}
        facts={ONE_WAY_FACTS}
        isEmailTaken={() => Promise.resolve(false)}
      />,
      { preferences: { currency } },
    )
  },
  screen: {
    heading: 'page',
    focusesScreens: true,
    busyBy: ['aria-busy', 'status'],
    isBusy: ({ expect: { leaf } }) => BUSY_STATES.includes(leaf),
    // Each refusal is a separate screen whose heading takes the focus.
    isAlerting: ({ expect: { leaf, context } }) =>
      leaf.startsWith('editing.') &&
      leaf !== 'editing.review' &&
      listShownIssues(context as unknown as CheckoutContext).length > 0,
  },
  facts: listCheckoutFacts,
  look: expectScreen,
  words: {
    fr: { 'editing.options': 'Options', 'editing.driver': 'Conducteur' },
    es: { 'editing.options': 'Opciones de la reserva', 'editing.driver': 'Datos del conductor' },
  },
})

it.each(page.tests)('the checkout page follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the checkout page shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
