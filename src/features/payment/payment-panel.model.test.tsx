import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot, StateValue } from 'xstate'

import type { PaymentContext, PaymentReport } from '@masar/machines/payment/payment-facts.ts'
import { PREPARED_CARD_PAYMENT as PREPARED } from '@masar/machines/payment/testing/payment-fixtures.ts'
import { paymentModel } from '@masar/machines/payment/payment.journeys.ts'
import lock from '@masar/machines/payment/paths.lock.json?raw'
import { getLeafName } from 'statechart-paths/chart'
import { lookFor, type Step } from 'statechart-paths/walk'
import { collapseSpaces } from '#testing/walks/message-pieces.ts'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import type { Control } from '#testing/walks/shown-controls.ts'

import { PaymentPanel } from './payment-panel.tsx'
import {
  EURO_CHARGE,
  PAYMENT_SUBJECT,
  listPaymentFacts,
  makePriceLabel,
} from './testing/payment-lines.ts'

const RETRY_LABEL = 'Try again'
const CHECK_LABEL = 'Taking too long? Check status'
const OTHER_METHOD_LABEL = 'Use another payment method'
const LEAVE_LABEL = 'Cancel payment'
const CARD_LABEL = 'Pay by card instead'
const PAYPAL_LABEL = 'Pay with PayPal instead'

const button = (name: string | RegExp): Control => ({ role: 'button', name })

/**
 * Finds the button that retries the current step or checks the payment again. Its label depends on the state.
 */
function findRetryButton({ value }: AnyMachineSnapshot): Control {
  const leaf = getLeafName(value as StateValue)
  if (leaf === 'confirming.unknown') return button('Refresh status')
  if (leaf === 'superseded') return button('Pay here instead')
  return button(leaf.startsWith('paying.') ? CHECK_LABEL : RETRY_LABEL)
}

interface ScreenExpectation {
  heading: string
  /**
   * `?others` is a placeholder for the buttons of the other providers, and `?price` for the button with the new
   * amount.
   */
  buttons: readonly string[]
  hasForm?: boolean
}

const confirmingScreen: ScreenExpectation = {
  heading: 'We’re confirming your payment',
  buttons: [],
}
const preparingScreen: ScreenExpectation = { heading: 'Preparing the payment', buttons: [] }
const endedScreen: ScreenExpectation = { heading: 'One moment', buttons: [] }
const pendingFormScreen: Omit<ScreenExpectation, 'heading'> = {
  buttons: [CHECK_LABEL],
  hasForm: true,
}

const screenExpectations: Record<string, ScreenExpectation> = {
  offering: preparingScreen,
  choosing: {
    heading: 'How would you like to pay online?',
    buttons: ['Card', 'PayPal', OTHER_METHOD_LABEL, LEAVE_LABEL],
  },
  preparing: preparingScreen,
  prepareFailed: {
    heading: 'The payment can’t start',
    buttons: [RETRY_LABEL, '?others', OTHER_METHOD_LABEL, LEAVE_LABEL],
  },
  unavailable: {
    heading: 'Online payment isn’t available',
    buttons: ['?others', OTHER_METHOD_LABEL, LEAVE_LABEL],
  },
  priceChanged: {
    heading: 'The amount has changed',
    buttons: ['?price', OTHER_METHOD_LABEL, LEAVE_LABEL],
  },
  'paying.entering': {
    heading: 'Pay €74.10',
    buttons: ['?others', OTHER_METHOD_LABEL, LEAVE_LABEL],
    hasForm: true,
  },
  'paying.submitted': { heading: 'Processing payment…', ...pendingFormScreen },
  'paying.challenged': { heading: 'Your bank asks for your approval', ...pendingFormScreen },
  'paying.blocked': { heading: 'Your bank’s window was blocked', ...pendingFormScreen },
  'confirming.checking': confirmingScreen,
  'confirming.waiting': confirmingScreen,
  'confirming.unknown': {
    heading: 'We’ll confirm by email',
    buttons: ['Refresh status', LEAVE_LABEL],
  },
  declined: {
    heading: 'Payment failed.',
    buttons: [RETRY_LABEL, '?others', OTHER_METHOD_LABEL, LEAVE_LABEL],
  },
  superseded: {
    heading: 'Another payment was started for this booking',
    buttons: ['Pay here instead', OTHER_METHOD_LABEL, LEAVE_LABEL],
  },
  settled: endedScreen,
  expired: endedScreen,
  booked: endedScreen,
  refunded: endedScreen,
  reopened: endedScreen,
  reviewed: endedScreen,
  left: endedScreen,
  unsettled: endedScreen,
}

const MAX_ATTEMPTS = 3

function expectScreen(step: Step) {
  const { heading, buttons, hasForm = false } = lookFor(screenExpectations, step)
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
  return isWornOut && name === RETRY_LABEL ? [] : [name]
}

function listOtherProviders(chosen: unknown, offers: unknown): string[] {
  const names = (offers as { name: string }[]).map(({ name }) => name)
  return names
    .filter((name) => name !== chosen)
    .map((name) => (name === 'payPal' ? PAYPAL_LABEL : CARD_LABEL))
}

const NOTICE_PATTERNS: Partial<Record<PaymentReport, RegExp>> = {
  unpaid: /^The payment wasn’t completed/,
  failed: /^The payment provider couldn’t take the payment/,
  lost: /^The connection was lost before your payment was sent/,
}

const findReport = ({ expect: { leaf, context } }: Step) =>
  leaf === 'paying.entering' ? (context['reported'] as PaymentReport | null) : null

/** When customers return to the form, a notice gives the reason and confirms that nothing was paid. */
function expectNotice(step: Step) {
  const notice = NOTICE_PATTERNS[findReport(step) ?? 'approved']
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
    'chooses another way': button(OTHER_METHOD_LABEL),
    leaves: button(LEAVE_LABEL),
    'accepts the amount': button(/^Pay (?!by|with|here)/),
    'chooses the card': (at) => button(at.matches('choosing') ? 'Card' : CARD_LABEL),
    'chooses PayPal': (at) => button(at.matches('choosing') ? 'PayPal' : PAYPAL_LABEL),
  },
  moment: findReport,
  instead: [[PREPARED.charge, EURO_CHARGE]],
  mount: (actor, draw) => {
    draw(
      <PaymentPanel
        actor={actor}
        paidFor={PAYMENT_SUBJECT}
        providerForm={() => <form aria-label="of the provider" />}
      />,
    )
  },
  screen: {
    heading: 'part',
    focusesScreens: true,
    busyBy: ['aria-busy', 'status'],
    isBusy: ({ expect: { leaf } }) =>
      [preparingScreen, confirmingScreen, endedScreen].some(
        (one) => one === screenExpectations[leaf],
      ),
    // Each refusal is a separate screen whose heading takes the focus.
    isAlerting: () => false,
  },
  facts: listPaymentFacts,
  look: expectScreen,
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
