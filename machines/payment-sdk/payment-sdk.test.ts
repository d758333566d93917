import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { PAYPAL_SDK_REQUEST, STRIPE_SDK_REQUEST } from './payment-sdk.journeys.ts'
import { paymentSdkMachine } from './payment-sdk.machine.ts'
import type { PaymentSdkFact } from './chart/payment-sdk-setup.ts'
import { toSdkScript, type SdkRequest } from './sdk-script.ts'

function openSdk(request: SdkRequest = STRIPE_SDK_REQUEST) {
  const ports = controlPorts(paymentSdkMachine)
  const clock = new SimulatedClock()
  const facts: PaymentSdkFact[] = []
  const actor = createActor(ports.machine, { input: request, clock })
  actor.on('sdkRejected', (fact) => facts.push(fact))
  actor.start()
  const now = () => actor.getSnapshot().value
  const reach = () => actor.send({ type: 'payment.reached' })
  return { ...ports, actor, clock, facts, now, reach }
}

async function openFailedSdk() {
  const sdk = openSdk()
  sdk.reach()
  for (const wait of [500, 1000, 0]) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await sdk.refuse('loadSdk', { kind: 'network' })
    sdk.clock.increment(wait)
  }
  return sdk
}

describe('payment provider script', () => {
  // @shows PAY-7, PAY-30
  it('is not loaded before the customer pays', () => {
    const { calls, now, reach } = openSdk()
    expect([now(), calls]).toEqual(['initial', []])
    reach()
    expect(calls).toMatchObject([{ input: { provider: 'stripe' } }])
  })

  // @shows PAY-7
  it('is ready when it has loaded', async () => {
    const { answer, now, reach } = openSdk()
    reach()
    await answer('loadSdk')
    expect(now()).toBe('resolved')
  })

  // @shows PAY-7, PAY-25
  it('is loaded three times, with growing delays, before an error is shown', async () => {
    const { calls, facts, now } = await openFailedSdk()
    expect([now(), calls.length]).toEqual(['rejected', 3])
    expect(facts).toEqual([
      { type: 'sdkRejected', provider: 'stripe', problem: { kind: 'network' } },
    ])
  })

  it('times out after fifteen seconds', () => {
    const { actor, clock, now, reach } = openSdk()
    reach()
    clock.increment(15_000)
    expect(now()).toEqual({ pending: 'backingOff' })
    expect(actor.getSnapshot().context.problem).toEqual({ kind: 'timeout' })
  })

  it.each(['retry.requested', 'connection.returned'] as const)(
    'is loaded again, with a new set of attempts, after %s',
    async (type) => {
      const { actor, now } = await openFailedSdk()
      actor.send({ type })
      expect(now()).toEqual({ pending: 'loading' })
      expect(actor.getSnapshot().context).toMatchObject({ attempts: 1, problem: null })
    },
  )

  it('is loaded without delay when the connection is back', async () => {
    const { actor, now, reach, refuse } = openSdk()
    reach()
    await refuse('loadSdk', { kind: 'network' })
    actor.send({ type: 'connection.returned' })
    expect(now()).toEqual({ pending: 'loading' })
  })

  it('is loaded for the last selected provider, language and currency when the customer pays', () => {
    const { actor, calls, reach } = openSdk()
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    actor.send({ type: 'locale.changed', locale: 'fr' })
    actor.send({ type: 'currency.changed', currency: 'EUR' })
    reach()
    expect(calls.map(({ input }) => input)).toEqual([
      { provider: 'payPal', locale: 'fr_FR', currency: 'EUR' },
    ])
  })

  it('differs by provider, language and currency', async () => {
    const { actor, answer, calls, now, reach } = openSdk(PAYPAL_SDK_REQUEST)
    reach()
    for (const event of [
      { type: 'locale.changed', locale: 'fr' },
      { type: 'currency.changed', currency: 'EUR' },
      { type: 'provider.chosen', provider: 'stripe' },
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one script after the other
      await answer('loadSdk')
      actor.send(event)
      expect(now()).toEqual({ pending: 'loading' })
    }
    expect(calls.map(({ input }) => input)).toEqual([
      { provider: 'payPal', locale: 'en_US', currency: 'USD' },
      { provider: 'payPal', locale: 'fr_FR', currency: 'USD' },
      { provider: 'payPal', locale: 'fr_FR', currency: 'EUR' },
      { provider: 'stripe', locale: null, currency: null },
    ])
  })

  it('is the same for Stripe in every language and currency', async () => {
    const { actor, answer, now, reach } = openSdk()
    reach()
    await answer('loadSdk')
    actor.send({ type: 'locale.changed', locale: 'fr' })
    actor.send({ type: 'currency.changed', currency: 'EUR' })
    expect(now()).toBe('resolved')
    expect(actor.getSnapshot().context).toMatchObject({ locale: 'fr', currency: 'EUR' })
  })

  it('is abandoned when another provider is chosen while it loads', async () => {
    const { actor, calls, now, reach, waiting } = openSdk()
    reach()
    actor.send({ type: 'provider.chosen', provider: 'payPal' })
    expect([now(), waiting(), calls.length]).toEqual([{ pending: 'loading' }, ['loadSdk'], 2])
  })

  // @shows PAY-12
  it.each([
    ['fr', 'fr_FR'],
    ['es', 'es_ES'],
    ['en', 'en_US'],
    ['ar', 'en_US'],
  ])("uses PayPal's locale for %s", (locale, spelled) => {
    expect(toSdkScript({ ...PAYPAL_SDK_REQUEST, locale }).locale).toBe(spelled)
  })
})
