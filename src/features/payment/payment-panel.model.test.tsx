import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot, StateValue } from 'xstate'

import type { PaymentContext, PaymentReport } from '@masar/machines/payment/payment-facts.ts'
import { PREPARED_CARD_PAYMENT as PREPARED } from '@masar/machines/payment/testing/payment-fixtures.ts'
import { paymentModel } from '@masar/machines/payment/payment.journeys.ts'
import lock from '@masar/machines/payment/paths.lock.json?raw'
import { leafName } from 'statechart-paths/chart'
import { lookFor, type Step } from 'statechart-paths/walk'
import { collapseSpaces } from '#testing/walks/message-pieces.ts'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import type { Control } from '#testing/walks/shown-controls.ts'

import { PaymentPanel } from './payment-panel.tsx'
import { EURO_CHARGE, PAID_FOR, listPaymentFacts, makePriceLabel } from './testing/payment-lines.ts'

const RETRY = 'Try again'
const CHECK = 'Taking too long? Check status'
const OTHER = 'Use another payment method'
const LEAVE = 'Cancel payment'
const BY_CARD = 'Pay by card instead'
const BY_PAYPAL = 'Pay with PayPal instead'

const button = (name: string | RegExp): Control => ({ role: 'button', name })

/**
 * Finds the control that retries the current step or checks the payment again. The label depends on the state.
 */
function findRetryButton({ value }: AnyMachineSnapshot): Control {
  const leaf = leafName(value as StateValue)
  if (leaf === 'confirming.unknown') return button('Refresh status')
  if (leaf === 'superseded') return button('Pay here instead')
  return button(leaf.startsWith('paying.') ? CHECK : RETRY)
}

interface Look {
  heading: string
  /**
   * `?others` is a placeholder for the buttons of the other providers, and `?price` for the button with the new
   * amount.
   */
  buttons: readonly string[]
  hasForm?: boolean
}

const waiting: Look = { heading: 'We’re confirming your payment', buttons: [] }
const preparing: Look = { heading: 'Preparing the payment', buttons: [] }
const over: Look = { heading: 'One moment', buttons: [] }
const asking: Omit<Look, 'heading'> = { buttons: [CHECK], hasForm: true }

const looks: Record<string, Look> = {
  offering: preparing,
  choosing: {
    heading: 'How would you like to pay online?',
    buttons: ['Card', 'PayPal', OTHER, LEAVE],
  },
  preparing,
  prepareFailed: {
    heading: 'The payment can’t start',
    buttons: [RETRY, '?others', OTHER, LEAVE],
  },
  unavailable: {
    heading: 'Online payment isn’t available',
    buttons: ['?others', OTHER, LEAVE],
  },
  priceChanged: {
    heading: 'The amount has changed',
    buttons: ['?price', OTHER, LEAVE],
  },
  'paying.entering': {
    heading: 'Pay €74.10',
    buttons: ['?others', OTHER, LEAVE],
    hasForm: true,
  },
  'paying.submitted': { heading: 'Processing payment…', ...asking },
  'paying.challenged': { heading: 'Your bank asks for your approval', ...asking },
  'paying.blocked': { heading: 'Your bank’s window was blocked', ...asking },
  'confirming.checking': waiting,
  'confirming.waiting': waiting,
  'confirming.unknown': { heading: 'We’ll confirm by email', buttons: ['Refresh status', LEAVE] },
  declined: { heading: 'Payment failed.', buttons: [RETRY, '?others', OTHER, LEAVE] },
  superseded: {
    heading: 'Another payment was started for this booking',
    buttons: ['Pay here instead', OTHER, LEAVE],
  },
  settled: over,
  expired: over,
  booked: over,
  refunded: over,
  reopened: over,
  reviewed: over,
  left: over,
  unsettled: over,
}

const MAX_ATTEMPTS = 3

function expectLook(step: Step) {
  const { heading, buttons, hasForm = false } = lookFor(looks, step)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(screen.queryAllByRole('form', { name: 'of the provider' })).toHaveLength(hasForm ? 1 : 0)
  expect(listShownButtons()).toEqual(buttons.flatMap((name) => listExpectedButtons(name, step)))
  if (step.expect.leaf === 'paying.entering') expectNotice(step)
}

const listShownButtons = () =>
  screen.queryAllByRole('button').map((each) => collapseSpaces(each.ariaLabel ?? each.textContent))

function listExpectedButtons(name: string, { expect: { leaf, context } }: Step): string[] {
  if (name === '?price') return [makePriceLabel(context as unknown as PaymentContext)]
  if (name === '?others') return listOtherProviders(context['chosen'], context['offers'])
  const isWornOut = leaf === 'declined' && context['attempts'] === MAX_ATTEMPTS
  return isWornOut && name === RETRY ? [] : [name]
}

function listOtherProviders(chosen: unknown, offers: unknown): string[] {
  const names = (offers as { name: string }[]).map(({ name }) => name)
  return names
    .filter((name) => name !== chosen)
    .map((name) => (name === 'payPal' ? BY_PAYPAL : BY_CARD))
}

const NOTICES: Partial<Record<PaymentReport, RegExp>> = {
  unpaid: /^The payment wasn’t completed/,
  failed: /^The payment provider couldn’t take the payment/,
  lost: /^The connection was lost before your payment was sent/,
}

const findReport = ({ expect: { leaf, context } }: Step) =>
  leaf === 'paying.entering' ? (context['reported'] as PaymentReport | null) : null

/** A customer who returns to the form sees the reason, and that nothing was paid. */
function expectNotice(step: Step) {
  const notice = NOTICES[findReport(step) ?? 'approved']
  expect(screen.queryAllByText('Nothing has been paid')).toHaveLength(notice ? 1 : 0)
  if (notice) expect(screen.getByText(notice)).toBeVisible()
}

beforeEach(() => {
  vi.setSystemTime('2027-05-20T12:00:00Z')
})

const page = createPageWalk({
  model: paymentModel,
  lock,
  offers: {
    'tries again': findRetryButton,
    'chooses another way': button(OTHER),
    leaves: button(LEAVE),
    'accepts the amount': button(/^Pay (?!by|with|here)/),
    'chooses the card': (at) => button(at.matches('choosing') ? 'Card' : BY_CARD),
    'chooses PayPal': (at) => button(at.matches('choosing') ? 'PayPal' : BY_PAYPAL),
  },
  moment: findReport,
  instead: [[PREPARED.charge, EURO_CHARGE]],
  mount: (actor, draw) => {
    draw(
      <PaymentPanel
        actor={actor}
        paidFor={PAID_FOR}
        providerForm={() => <form aria-label="of the provider" />}
      />,
    )
  },
  screen: {
    heading: 'part',
    focusesScreens: true,
    busyBy: ['aria-busy', 'status'],
    isBusy: ({ expect: { leaf } }) => [preparing, waiting, over].some((one) => one === looks[leaf]),
    // Each refusal is a separate screen whose heading takes the focus.
    isAlerting: () => false,
  },
  facts: listPaymentFacts,
  look: expectLook,
  words: {
    fr: { preparing: 'Préparation du paiement', declined: 'Le paiement a échoué.' },
    es: { preparing: 'Preparando el pago', declined: 'El pago ha fallado.' },
  },
})

it.each(page.tests)('the payment panel follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the payment panel shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
