import { screen } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { beforeAll, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { placingModel } from '@masar/machines/placing/placing.journeys.ts'
import lock from '@masar/machines/placing/paths.lock.json?raw'
import { lookFor, type Step } from 'statechart-paths/walk'
import { createPageWalk } from '#testing/walks/page-walk.tsx'

import { CheckoutScreen } from './checkout-screen.tsx'
import type { PlacingActor } from './flow/checkout.flow.ts'
import { downloadScreens } from './lazy-screens.ts'
import { LeaveCheckout } from './leave-checkout.tsx'
import { chooseScreen } from './choose-screen.ts'
import { placingPageActs, placingOtherControls, placingOffers } from './testing/checkout-acts.ts'
import { toCheckoutContext, listPlacingFacts } from './testing/placing-lines.ts'
import { placingEndedExpectation, placingScreenExpectations } from './testing/checkout-looks.ts'
import { ONE_WAY_FACTS, ONE_WAY_TRIP } from './testing/clio.ts'

beforeAll(downloadScreens)

/** Checkout while a booking is being placed. */
function Placing({ actor }: { actor: PlacingActor }) {
  const shown = useSelector(actor, () =>
    chooseScreen({ value: 'placing', children: { placing: actor } }),
  )
  const context = useSelector(actor, (at) => at.context)
  const snapshot = wholeCheckout.resolveState({
    value: 'placing',
    context: toCheckoutContext(context),
  })
  const checkout = createActor(wholeCheckout, { snapshot } as never)

  return (
    <>
      <CheckoutScreen
        actor={checkout}
        placing={actor}
        screen={shown}
        facts={ONE_WAY_FACTS}
        isEmailTaken={() => Promise.resolve(false)}
      />
      <LeaveCheckout actor={actor} />
    </>
  )
}

function expectScreen(step: Step) {
  const hasEnded = step.expect.status === 'done'
  const { heading, also } = hasEnded
    ? placingEndedExpectation
    : lookFor(placingScreenExpectations, step)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  also?.(step)
}

const page = createPageWalk({
  model: placingModel,
  lock,
  offers: placingOffers,
  acts: placingPageActs,
  besides: placingOtherControls,
  instead: [[TRIP, ONE_WAY_TRIP]],
  mount: (actor, draw) => {
    draw(<Placing actor={actor} />)
  },
  screen: {
    heading: 'part',
    busyBy: ['aria-busy', 'status'],
    // When the chart is done, the screen stays busy until checkout continues.
    isBusy: ({ expect: { status, tags } }) => status === 'done' || tags.includes('busy'),
    // Each refusal is a separate screen whose heading takes the focus.
    isAlerting: () => false,
  },
  facts: listPlacingFacts,
  look: expectScreen,
  words: {
    fr: {
      checking: 'Vérification et réservation',
      throttled: 'Trop de demandes, patientez un instant',
    },
    es: {
      checking: 'Revisar y reservar',
      throttled: 'Demasiadas solicitudes, espere un momento',
    },
  },
})

it.each(page.tests)(
  'the screens shown while placing a booking follow the path $name',
  async (test) => {
    expect(await page.follow(test)).toBe(test.steps.length)
  },
)

it.each(page.foreign)(
  'the screens shown while placing a booking contain every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
