// @vitest-environment jsdom
import {
  INSTANCE_LOADING_STATE,
  PayPalOneTimePaymentButton,
  PayPalProvider,
  usePayPal,
} from '@paypal/react-paypal-js/sdk-v6'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createElement as h, useEffect, useState } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { PayPalSimulator } from '../../paypal/paypal-simulator.ts'
import { redirectCalls, sendFromFrame } from '../browser.ts'

let payPal: PayPalSimulator
let restore: () => void
beforeAll(async () => {
  payPal = await PayPalSimulator.start()
  restore = redirectCalls(payPal.url)
  const script = await fetch('https://www.sandbox.paypal.com/web-sdk/v6/core')
  // oxlint-disable-next-line no-eval -- runs the script as a script element would
  globalThis.eval(await script.text())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(async () => {
  restore()
  await payPal.stop()
})

type Props = {
  mode: 'auto' | 'popup' | 'modal'
  createOrder: () => Promise<{ orderId: string }>
  onReady: () => void
}

/** A form with PayPal's button, as in the documentation of the React package. */
function Form({ mode, createOrder, onReady }: Props) {
  const [ending, setEnding] = useState('')
  const { loadingStatus } = usePayPal()
  // The button's own effects, which create its session, run before this one.
  useEffect(() => {
    if (loadingStatus === INSTANCE_LOADING_STATE.RESOLVED) onReady()
  }, [loadingStatus, onReady])
  return h(
    'div',
    null,
    h(PayPalOneTimePaymentButton, {
      presentationMode: mode,
      createOrder,
      onApprove: async ({ orderId }) => setEnding(`approved ${orderId}`),
      onCancel: () => setEnding('cancelled'),
      onError: ({ message }) => setEnding(`failed ${message}`),
    }),
    h('output', null, ending),
  )
}

async function openForm(mode: Props['mode'] = 'auto', createOrder?: Props['createOrder']) {
  const { id } = payPal.ledger.addOrder(ORDER)
  const ready = Promise.withResolvers<void>()
  const order = createOrder ?? (async () => ({ orderId: id }))
  const form = h(Form, { mode, createOrder: order, onReady: ready.resolve })
  const provider = { clientId: payPal.clientId, environment: 'sandbox' as const, children: form }
  const { container } = render(h(PayPalProvider, provider))
  await ready.promise
  const button = container.querySelector('paypal-button')?.shadowRoot?.querySelector('button')
  if (!button) throw new Error('PayPal has rendered no button.')
  const press = () => button.dispatchEvent(new Event('click', { bubbles: true, composed: true }))
  return { id, button, press }
}

const ORDER = {
  amount: { currency_code: 'EUR', value: '85.80' },
  invoiceId: 'booking',
  customId: 'payment',
  description: 'Fiat 500',
  locale: 'en-US',
  brandName: 'Masar',
  returnUrl: '',
}

/** Mocks `window.open` with a popup that exposes only what a page can access on another site. */
function mockPopup() {
  const opened = {
    closed: false,
    close: vi.fn<() => void>(),
    location: { assign: vi.fn<(address: string) => void>() },
  }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return opened
}

describe('PayPal’s React package with the fake script', () => {
  it('renders the button, opens the window on click, and reports the approved order', async () => {
    const opened = mockPopup()
    const { id, button, press } = await openForm()
    expect(button.textContent).toBe('Pay with PayPal')
    press()
    await waitFor(() =>
      expect(opened.location.assign).toHaveBeenCalledWith(
        `https://www.sandbox.paypal.com/checkoutnow?token=${id}`,
      ),
    )
    const data = { standIn: 'approved', orderId: id }
    const source = opened as unknown as Window
    window.dispatchEvent(Object.assign(new MessageEvent('message', { data }), {}))
    expect(screen.queryByText(/approved/)).toBeNull()
    const event = new MessageEvent('message', { data })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
    expect(await screen.findByText(`approved ${id}`)).toBeTruthy()
    expect(opened.close).toHaveBeenCalled()
  })

  it('reports a cancellation when the window is closed', async () => {
    const opened = mockPopup()
    const { press } = await openForm()
    press()
    opened.closed = true
    expect(await screen.findByText('cancelled')).toBeTruthy()
  })

  it('opens PayPal over the page when popups are blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { id, press } = await openForm()
    press()
    const frame = await screen.findByTitle('PayPal')
    await waitFor(() =>
      expect(frame).toHaveProperty('src', `https://www.sandbox.paypal.com/checkoutnow?token=${id}`),
    )
    sendFromFrame(frame, { standIn: 'cancelled', orderId: id })
    expect(await screen.findByText('cancelled')).toBeTruthy()
    expect(screen.queryByTitle('PayPal')).toBeNull()
  })

  it('reports an error when the order cannot be created', async () => {
    mockPopup()
    const { press } = await openForm('auto', () => Promise.reject(new Error('No order')))
    press()
    expect(await screen.findByText(/^failed .*No order/)).toBeTruthy()
  })
})

it('the fake PayPal window shows the payment, and approves it', async () => {
  const { id } = payPal.ledger.addOrder(ORDER)
  const page = await (await fetch(`https://www.paypal.com/checkoutnow?token=${id}`)).text()
  expect(page).toContain('85.80 EUR')
  await fetch(`https://www.paypal.com/checkoutnow/${id}`, { method: 'POST', body: 'outcome=pend' })
  expect(payPal.ledger.order(id)).toMatchObject({ status: 'APPROVED', outcome: 'pend' })
})
