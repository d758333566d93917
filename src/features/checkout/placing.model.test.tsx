import { cleanup, screen } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { beforeAll, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { initialContext } from '#machines/checkout/checkout-facts.ts'
import { wholeCheckout } from '#machines/checkout/testing/whole-checkout.ts'
import { GUEST } from '#machines/checkout/testing/checkout-world.ts'
import { pickAttempt } from '#machines/placing/attempt.ts'
import { placingModel } from '#machines/placing/placing.journeys.ts'
import lock from '#machines/placing/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { CheckoutScreen } from './checkout-screen.tsx'
import type { PlacingActor } from './flow/checkout.flow.ts'
import { downloadScreens } from './lazy-screens.ts'
import { LeaveCheckout } from './leave-checkout.tsx'
import { screenOf } from './screen-of.ts'
import { placingActs } from './testing/checkout-acts.ts'
import { placingLooks } from './testing/checkout-looks.ts'
import { CLIO } from './testing/clio.ts'

beforeAll(downloadScreens)

/** The screens of a checkout whose booking is being placed. */
function Placing({ actor }: { actor: PlacingActor }) {
  const shown = useSelector(actor, () =>
    screenOf({ value: 'placing', children: { placing: actor } }),
  )
  const context = { ...initialContext(GUEST), ...pickAttempt(actor.getSnapshot().context) }
  const snapshot = wholeCheckout.resolveState({ value: 'placing', context })
  const checkout = createActor(wholeCheckout, { snapshot } as never)

  return (
    <>
      <CheckoutScreen
        actor={checkout}
        placing={actor}
        screen={shown}
        facts={CLIO}
        isEmailTaken={() => Promise.resolve(false)}
      />
      <LeaveCheckout actor={actor} />
    </>
  )
}

function look(step: Step) {
  const { heading, buttons, also } = lookFor(placingLooks, step)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  const shown = screen
    .queryAllByRole('button')
    .filter((button) => button.ariaDisabled !== 'true')
    .map((button) => button.ariaLabel ?? button.textContent)
  const wanted = buttons
    .filter((name) => !name.startsWith('?') || shown.includes(name.slice(1)))
    .map((name) => name.replace(/^\?/, ''))
  expect(shown.map((name) => (name.startsWith('Book for') ? '^Book for' : name))).toEqual(wanted)
  also?.(step)
}

const tests = lockedTests(placingModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the screens of placing a booking follow $name', async (test) => {
  const driver = actorDriver(placingModel, {
    mount: (actor) => {
      renderPage(<Placing actor={actor} />)
    },
    act: (step) => {
      actFor(placingActs, step)()
    },
    look,
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
