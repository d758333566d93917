import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paymentModel } from '#machines/payment/payment.journeys.ts'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { explore } from '#machines/testing/explore.ts'
import type { Step } from '#machines/testing/model.ts'
import { suiteOf } from '#machines/testing/suite.ts'
import { renderPage, settle } from '#testing/page.tsx'

import { PaymentPanel } from './payment-panel.tsx'

const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }))

const RETRY = 'Try again'
const OTHER = 'Choose another way to pay'
const LEAVE = 'Leave the payment'

const acts: Record<string, () => void> = {
  'tries again': press(RETRY),
  'chooses another way': press(OTHER),
  leaves: press(LEAVE),
}

interface Look {
  heading: string
  buttons: readonly string[]
}

const waiting: Look = { heading: 'We are confirming your payment', buttons: [] }
const over: Look = { heading: 'One moment', buttons: [] }

const looks: Record<string, Look> = {
  preparing: { heading: 'Preparing the payment', buttons: [] },
  prepareFailed: { heading: 'The payment cannot start', buttons: [RETRY, OTHER, LEAVE] },
  unavailable: { heading: 'Online payment is coming soon', buttons: [OTHER, LEAVE] },
  awaiting: { heading: 'Pay 250\u00A0TND', buttons: [OTHER, LEAVE] },
  'confirming.checking': waiting,
  'confirming.waiting': waiting,
  'confirming.unknown': { heading: 'We will confirm by email', buttons: [RETRY, LEAVE] },
  declined: { heading: 'Payment failed.', buttons: [RETRY, OTHER, LEAVE] },
  settled: over,
  expired: over,
  reopened: over,
  left: over,
  unsettled: over,
}

const MAX_ATTEMPTS = 3

function look(step: Step) {
  const { heading, buttons } = lookFor(looks, step)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()

  const isWornOut =
    step.expect.leaf === 'declined' && step.expect.context['attempts'] === MAX_ATTEMPTS
  const shown = screen.queryAllByRole('button').map((button) => button.textContent)
  expect(shown).toEqual(buttons.filter((name) => !isWornOut || name !== RETRY))
}

const tests = suiteOf(explore(paymentModel), { criterion: 'thorough', sneaks: false })

it.each(tests)('the payment panel follows $name', async (test) => {
  const driver = actorDriver(paymentModel, {
    mount: (actor) => {
      renderPage(<PaymentPanel actor={actor} />)
    },
    act: (step) => {
      actFor(acts, step)()
    },
    look,
    unmount: cleanup,
    settle: () => settle(),
  })
  await expect(walk(test, driver)).resolves.toBeUndefined()
})
