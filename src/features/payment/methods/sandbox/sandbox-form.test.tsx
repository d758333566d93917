import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  PREPARED_CARD_PAYMENT,
  SANDBOX_OFFER,
} from '@masar/machines/payment/testing/payment-fixtures.ts'
import { controlFetch, type ControlledFetch, type OpenCall } from '#testing/calls.ts'
import { click, fill, renderPage, settle } from '#testing/page.tsx'

import { startPaying } from '../../testing/paying.ts'
import type { PaymentActor } from '../../payment-actor.ts'
import { SandboxForm } from './sandbox-form.tsx'

const PAY_CALL = 'POST /sandbox/payments/order-1/pay'
const VALID_CARD_NUMBER = '4242424242424242'

let wire: ControlledFetch
let actor: PaymentActor
let sentEvents: string[]

beforeEach(async () => {
  wire = controlFetch()
  ;({ actor, told: sentEvents } = await startPaying(SANDBOX_OFFER, PREPARED_CARD_PAYMENT))
  renderPage(<SandboxForm actor={actor} host="" />)
})
afterEach(() => actor.stop())

const readState = () => actor.getSnapshot().value
const fillInCard = async (number: string, expiry = '1240', code = '123') => {
  await fill('Card number', number)
  await fill('Expiry date', expiry)
  await fill('Security code', code)
}
const pressPay = () => click('button', /^Pay /)
const answerPayment = (answer: (call: OpenCall) => void) =>
  settle(() => answer(wire.waiting(PAY_CALL)))

describe('the card form of the sandbox', () => {
  // @shows PAY-26
  it('shows that it is a test form, and the amount that will be charged', () => {
    expect(screen.getByText('Test mode: no money is charged')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay 250\u00A0TND' })).toBeVisible()
  })

  // @shows PAY-2
  it('has hints for autofill and phone keyboards', () => {
    const kinds = ['Card number', 'Expiry date', 'Security code'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(kinds).toEqual(['cc-number', 'cc-exp', 'cc-csc'])
    expect(screen.getByLabelText('Card number')).toHaveAttribute('inputmode', 'numeric')
  })

  it('groups the digits as they are printed on the card', async () => {
    await fillInCard(VALID_CARD_NUMBER)

    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(screen.getByLabelText('Expiry date')).toHaveValue('12/40')
  })

  it('keeps the caret in place when a digit is corrected', async () => {
    await fillInCard('4242429242424242')
    const field = screen.getByLabelText<HTMLInputElement>('Card number')
    field.setSelectionRange(8, 8)
    await userEvent.type(field, '{Backspace}4', { initialSelectionStart: 8 })

    expect(field).toHaveValue('4242 4242 4242 4242')
    expect(field.selectionStart).toBe(8)
  })

  // @shows PAY-3, PAY-4, PAY-5
  it.each([
    ['Card number', '4242 4242 4242 4241', 'Invalid card number'],
    ['Expiry date', '13/40', 'Invalid expiry date'],
    ['Expiry date', '01/20', 'Invalid expiry date'],
    ['Security code', '12', 'Invalid card validation code'],
  ])('shows the error once the field loses focus: %s %s', async (label, typed, message) => {
    await fill(label, typed)
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await userEvent.tab()

    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  })

  it('does not submit invalid input, and focuses the first invalid field', async () => {
    await fillInCard('4242424242424241')
    await pressPay()

    expect(wire.calls).toHaveLength(0)
    expect(screen.getByLabelText('Card number')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Please fix errors')
  })

  it('keeps the list of test cards collapsed below the pay button', () => {
    const list = screen.getByText('Test mode: cards to try').closest('details')

    expect(list).not.toHaveAttribute('open')
    expect(screen.getByRole('button', { name: /^Pay / }).nextElementSibling).toBe(list)
  })

  it('shows no placeholder that looks like input', () => {
    expect(screen.queryByPlaceholderText(/\d/)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Security code')).toHaveAccessibleDescription(/3 digits/)
  })

  it('fills in a test card with one click', async () => {
    await userEvent.click(screen.getByText('Test mode: cards to try'))
    await click('button', /4000 0000 0000 9995/)
    await pressPay()

    expect(wire.waiting(PAY_CALL).body).toMatchObject({
      clientSecret: 'secret-1',
      number: '4000 0000 0000 9995',
    })
  })
})

describe('a card payment', () => {
  it('is submitted once, however often the button is pressed', async () => {
    await fillInCard(VALID_CARD_NUMBER)
    await pressPay()
    expect(readState()).toEqual({ paying: 'submitted' })
    await userEvent.click(screen.getByRole('button', { name: /Processing payment/ }))

    expect(wire.calls.filter(({ name }) => name === PAY_CALL)).toHaveLength(1)
  })

  it.each([
    ['succeeded', 'provider.approved'],
    ['processing', 'provider.approved'],
    ['declined', 'provider.declined'],
  ])('is checked with the server when the sandbox returns %s', async (status, changes) => {
    await fillInCard(VALID_CARD_NUMBER)
    await pressPay()
    await answerPayment((call) => call.answer(200, { status }))

    expect(readState()).toEqual({ confirming: 'checking' })
    expect(sentEvents).toEqual(['payment.submitted', changes])
  })

  it.each([
    ['the connection breaks', (call: OpenCall) => call.lose(), 'provider.lost'],
    ['the response is invalid', (call: OpenCall) => call.answer(200, 'yes'), 'provider.lost'],
    ['the sandbox crashes', (call: OpenCall) => call.answer(500), 'provider.lost'],
    ['the provider is down', (call: OpenCall) => call.answer(503), 'provider.failed'],
    ['the sandbox refuses the payment', (call: OpenCall) => call.answer(410), 'provider.failed'],
  ])('is also checked with the server when %s', async (_what, answer, changes) => {
    await fillInCard(VALID_CARD_NUMBER)
    await pressPay()
    await answerPayment(answer)

    expect(readState()).toEqual({ confirming: 'checking' })
    expect(sentEvents).toEqual(['payment.submitted', changes])
  })

  it('does not leave any card data behind', async () => {
    await fillInCard(VALID_CARD_NUMBER, '1240', '987')
    await pressPay()
    const context = JSON.stringify(actor.getSnapshot().context)
    const storage = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

    for (const secret of [VALID_CARD_NUMBER, '4242 4242', '987', '12/40']) {
      expect(context + storage + location.href).not.toContain(secret)
    }
  })
})

describe("the bank's 3-D Secure check", () => {
  const PAGE = `${location.origin}/sandbox/challenge/ch_1`
  const bank = { closed: false, close: vi.fn<() => void>(), focus: vi.fn<() => void>() }
  const payWithChallenge = async (opened: typeof bank | null) => {
    const open = vi.fn<(url: string) => unknown>(() => opened)
    vi.stubGlobal('open', open)
    await fillInCard('4000000000003220')
    await pressPay()
    await answerPayment((call) =>
      call.answer(200, { status: 'requires_challenge', challengeUrl: '/sandbox/challenge/ch_1' }),
    )
    return open
  }
  const tell = (data: unknown, origin = location.origin, source: unknown = bank) =>
    settle(() => {
      const event = new MessageEvent('message', { data, origin })
      Object.defineProperty(event, 'source', { value: source })
      dispatchEvent(event)
    })

  beforeEach(() => {
    bank.closed = false
    bank.close.mockClear()
  })

  it('opens in a separate window', async () => {
    const open = await payWithChallenge(bank)

    expect(open.mock.calls[0]?.[0]).toBe(PAGE)
    expect(readState()).toEqual({ paying: 'challenged' })
    expect(screen.getByText(/Approve the payment in your bank’s window/)).toBeVisible()
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument()
  })

  it.each([
    ['passed', 'provider.approved'],
    ['failed', 'provider.declined'],
  ])('reports to the page that it %s', async (challenge, changes) => {
    await payWithChallenge(bank)
    await tell({ challenge })

    expect(readState()).toEqual({ confirming: 'checking' })
    expect(sentEvents.at(-1)).toBe(changes)
    expect(bank.close).toHaveBeenCalledOnce()
  })

  it('accepts results only from its own window and from the right origin', async () => {
    await payWithChallenge(bank)
    await tell({ challenge: 'passed' }, 'https://elsewhere.example')
    await tell({ challenge: 'passed' }, location.origin, window)
    await tell('passed')

    expect(readState()).toEqual({ paying: 'challenged' })
  })

  it('counts as abandoned when its window is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'], shouldAdvanceTime: true })
    await payWithChallenge(bank)
    bank.closed = true
    await settle(() => vi.advanceTimersByTimeAsync(2_000))

    expect(sentEvents.at(-1)).toBe('challenge.closed')
  })

  it('can still be opened when the browser blocks windows', async () => {
    await payWithChallenge(null)
    expect(readState()).toEqual({ paying: 'blocked' })
    expect(screen.getByRole('alert')).toHaveTextContent(/browser blocked its window/)
    expect(screen.getByRole('link', { name: /in this window/ })).toHaveAttribute('href', PAGE)

    vi.stubGlobal('open', () => bank)
    await click('button', /Open the bank/)
    expect(readState()).toEqual({ paying: 'challenged' })
  })
})
