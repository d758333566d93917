import { cleanup, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import type { CheckoutInput } from '#machines/checkout/checkout-facts.ts'
import { BADIS } from '#machines/checkout/testing/checkout-world.ts'
import { checkoutModel } from '#machines/checkout/checkout.journeys.ts'
import { blankCheckpoint } from '#domain/checkpoint.ts'
import lock from '#machines/checkout/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { LabelsOf, Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { CheckoutPage } from './checkout-page.tsx'
import type { CheckoutActor } from './flow/checkout.flow.ts'
import { downloadScreens } from './lazy-screens.ts'
import { type Act, acts } from './testing/checkout-acts.ts'
import { looks } from './testing/checkout-looks.ts'
import { CLIO } from './testing/clio.ts'

let actor: CheckoutActor

/** A new label of the model does not compile until it has an act. */
const everyAct: Record<LabelsOf<typeof checkoutModel>, Act> = acts

beforeAll(downloadScreens)

function look(step: Step) {
  const { heading, buttons, also } = lookFor(looks, step)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)

  const shown = screen
    .queryAllByRole('button')
    .filter((button) => !button.closest('aside') && button.ariaDisabled !== 'true')
    .map((button) => button.ariaLabel ?? button.textContent)
  const wanted = buttons
    .filter((name) => !name.startsWith('?') || shown.includes(name.slice(1)))
    .map((name) => name.replace(/^\?/, ''))
  expect(shown.map((name) => (name.startsWith('Book for') ? '^Book for' : name))).toEqual(wanted)
  also?.(step)
}

/** The chart does not care who drives, the page does: wherever nothing is typed, Badis has been there before. */
function arrival(input: CheckoutInput): CheckoutInput {
  const resume = input.resume ?? blankCheckpoint(input.attemptId)
  return { ...input, resume: { ...resume, draft: { ...resume.draft, driver: BADIS } } }
}

const tests = lockedTests(checkoutModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the page follows $name', async (test) => {
  const driver = actorDriver(checkoutModel, {
    arrive: arrival,
    mount: (next) => {
      actor = next
      renderPage(
        <CheckoutPage actor={actor} facts={CLIO} isEmailTaken={() => Promise.resolve(false)} />,
      )
    },
    act: (step) => {
      actFor(everyAct, step)(step, actor)
    },
    look,
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
