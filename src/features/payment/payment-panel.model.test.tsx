import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { PaymentReport } from '#machines/payment/payment-facts.ts'
import { paymentModel } from '#machines/payment/payment.journeys.ts'
import lock from '#machines/payment/paths.lock.json?raw'
import { actFor, actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { PaymentPanel } from './payment-panel.tsx'

const press = (name: string | RegExp) => () => fireEvent.click(screen.getByRole('button', { name }))

const RETRY = 'Try again'
const CHECK = 'Takes too long? Check the payment'
const OTHER = 'Choose another way to pay'
const LEAVE = 'Leave the payment'
const BY_CARD = 'Pay by card instead'
const BY_PAYPAL = 'Pay with PayPal instead'

const acts: Record<string, () => void> = {
  'tries again': press(/^(Try again|Check again|Pay here instead|Takes too long\?.*)$/),
  'chooses another way': press(OTHER),
  leaves: press(LEAVE),
  'accepts the amount': press(/^Go on and pay/),
  'chooses the card': press(/^(Card|Pay by card instead)$/),
  'chooses PayPal': press(/^(PayPal|Pay with PayPal instead)$/),
}

interface Look {
  heading: string
  /** `?` before one that is there only when there is somebody else to pay with. */
  buttons: readonly string[]
  hasForm?: boolean
}

const waiting: Look = { heading: 'We are confirming your payment', buttons: [] }
const preparing: Look = { heading: 'Preparing the payment', buttons: [] }
const over: Look = { heading: 'One moment', buttons: [] }
const asking = { buttons: [CHECK], hasForm: true }

const looks: Record<string, Look> = {
  offering: preparing,
  choosing: {
    heading: 'How would you like to pay online?',
    buttons: ['Card', 'PayPal', OTHER, LEAVE],
  },
  preparing,
  prepareFailed: {
    heading: 'The payment cannot start',
    buttons: [RETRY, '?others', OTHER, LEAVE],
  },
  unavailable: {
    heading: 'Online payment is not available',
    buttons: ['?others', OTHER, LEAVE],
  },
  priceChanged: {
    heading: 'The amount has changed',
    buttons: ['?price', OTHER, LEAVE],
  },
  'paying.filling': {
    heading: 'Pay 250\u00A0TND',
    buttons: ['?others', OTHER, LEAVE],
    hasForm: true,
  },
  'paying.submitted': { heading: 'Your payment is on its way', ...asking },
  'paying.challenged': { heading: 'Your bank asks for your approval', ...asking },
  'paying.blocked': { heading: 'Your bank’s window was blocked', ...asking },
  'confirming.checking': waiting,
  'confirming.waiting': waiting,
  'confirming.unknown': { heading: 'We will confirm by email', buttons: ['Check again', LEAVE] },
  declined: { heading: 'Payment failed.', buttons: [RETRY, '?others', OTHER, LEAVE] },
  superseded: {
    heading: 'Another payment was begun for this booking',
    buttons: ['Pay here instead', OTHER, LEAVE],
  },
  settled: over,
  expired: over,
  refunded: over,
  reopened: over,
  left: over,
  unsettled: over,
}

const MAX_ATTEMPTS = 3

function look(step: Step) {
  const { heading, buttons, hasForm = false } = lookFor(looks, step)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(screen.queryAllByRole('form', { name: 'of the provider' })).toHaveLength(hasForm ? 1 : 0)
  expect(shownButtons()).toEqual(buttons.flatMap((name) => expectedButtons(name, step)))
  if (step.expect.leaf === 'paying.filling') lookAtNotice(step)
}

const shownButtons = () =>
  screen.queryAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)

function expectedButtons(name: string, { expect: { leaf, context } }: Step): string[] {
  if (name === '?price') return [`Go on and pay ${isDearer(context) ? 260 : 250}\u00A0TND`]
  if (name === '?others') return othersThan(context['chosen'], context['offers'])
  const isWornOut = leaf === 'declined' && context['attempts'] === MAX_ATTEMPTS
  return isWornOut && name === RETRY ? [] : [name]
}

function othersThan(chosen: unknown, offers: unknown): string[] {
  const names = (offers as { name: string }[]).map(({ name }) => name)
  return names
    .filter((name) => name !== chosen)
    .map((name) => (name === 'payPal' ? BY_PAYPAL : BY_CARD))
}

const isDearer = (context: Record<string, unknown>) =>
  context['amount'] !== 250_000 || (context['problem'] as { price?: number }).price === 260

/** Whoever is back at the form reads why, and that nothing was paid. */
function lookAtNotice({ expect: { context } }: Step) {
  const reported = context['reported'] as PaymentReport | null
  expect(screen.queryAllByText('Nothing has been paid')).toHaveLength(reported ? 1 : 0)
}

const tests = lockedTests(paymentModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the payment panel follows $name', async (test) => {
  const driver = actorDriver(paymentModel, {
    mount: (actor) => {
      renderPage(
        <PaymentPanel actor={actor} providerForm={() => <form aria-label="of the provider" />} />,
      )
    },
    act: (step) => {
      actFor(acts, step)()
    },
    look,
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
