import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canCharge, chooseChargeCurrency, makeCharge, toWireCharge } from './charge.ts'
import { PAYMENT_PROVIDERS } from './providers.ts'
import { SUPPORTED_CURRENCIES } from '../money/currencies.ts'
import { formatMoney } from '../money/money-format.ts'
import { toMinor } from '../money/money.ts'

describe('makeCharge', () => {
  // @shows PAY-29
  it.each([
    // Stripe requires the third decimal to be 0, and no button shows it.
    ['sandbox', 'TND', 143_000, 1, 143_000, 'TND'],
    ['sandbox', 'TND', 849_213, 1, 849_210, 'TND'],
    ['stripe', 'TND', 143_000, 1, 143_000, 'TND'],
    ['stripe', 'TND', 143_004, 1, 143_000, 'TND'],
    ['stripe', 'TND', 143_005, 1, 143_010, 'TND'],
    // Cents: 143 x 0.2964 = 42.3852, and 50 x 0.3437 = exactly 17.185, which is rounded up.
    ['sandbox', 'EUR', 143_000, 0.2964, 4239, 'EUR'],
    ['stripe', 'EUR', 143_000, 0.2964, 4239, 'EUR'],
    ['stripe', 'USD', 50_000, 0.3437, 1719, 'USD'],
    ['payPal', 'USD', 50_000, 0.3437, 1719, 'USD'],
    // PayPal does not support dinars, so euros are charged.
    ['payPal', 'TND', 143_000, 0.2964, 4239, 'EUR'],
    ['payPal', 'TND', 652_300, 0.2964, 19_334, 'EUR'],
    // No decimals: 143 x 46.5 = 6649.5 yen.
    ['stripe', 'JPY', 143_000, 46.5, 6650, 'JPY'],
    ['payPal', 'JPY', 143_000, 46.5, 6650, 'JPY'],
    // PayPal accepts whole forints, Stripe hundredths: 143 x 118.3 = 16916.9.
    ['stripe', 'HUF', 143_000, 118.3, 1_691_690, 'HUF'],
    ['payPal', 'HUF', 143_000, 118.3, 1_691_700, 'HUF'],
    // Stripe counts the króna with decimals, unlike ISO 4217, so euros are charged.
    ['stripe', 'ISK', 143_000, 0.2964, 4239, 'EUR'],
    ['sandbox', 'KWD', 143_000, 0.1052, 15_040, 'KWD'],
    ['stripe', 'KWD', 143_000, 0.1052, 15_040, 'KWD'],
  ] as const)(
    'with %s, for %s: %i millimes at %d are %i of %s',
    (provider, currency, amount, rate, charged, chargedIn) => {
      const charge = makeCharge({ amount, currency, rate, provider })
      expect(charge).toEqual({ amount: charged, currency: chargedIn, rate })
    },
  )

  it('does not need an exchange rate for dinars', () => {
    const charge = makeCharge({ amount: 143_000, currency: 'TND', rate: 0.3, provider: 'sandbox' })
    expect(charge).toEqual({ amount: 143_000, currency: 'TND', rate: 1 })
  })

  it('throws for an invalid exchange rate', () => {
    const wrong = { amount: 143_000, currency: 'EUR', rate: 0, provider: 'stripe' } as const
    expect(() => makeCharge(wrong)).toThrow(RangeError)
  })

  // @shows PAY-29
  it('is never more than half a step from the exact amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...PAYMENT_PROVIDERS),
        fc.constantFrom('EUR', 'USD', 'TND'),
        (amount, rate10000, provider, currency) => {
          const charge = makeCharge({ amount, currency, rate: rate10000 / 10_000, provider })
          const isDinar = charge.currency === 'TND'
          const exact = isDinar ? amount : (amount * rate10000) / 100_000
          const step = isDinar ? 10 : 1
          expect(Math.abs(charge.amount - exact)).toBeLessThanOrEqual(step / 2)
          expect(charge.amount % step).toBe(0)
        },
      ),
    )
  })
})

// @shows MONEY-18
it.each(PAYMENT_PROVIDERS)('the button shows exactly what %s charges', (provider) => {
  const anyCurrency = fc.constantFrom(...SUPPORTED_CURRENCIES)
  const anyAmount = fc.integer({ min: 1, max: 100_000_000 })
  const anyRate = fc.double({ min: 0.001, max: 5000, noNaN: true })
  fc.assert(
    fc.property(anyAmount, anyRate, anyCurrency, (amount, rate, shown) => {
      const { amount: charged, currency } = makeCharge({ amount, rate, provider, currency: shown })
      const label = formatMoney(charged, currency, 'en').replaceAll(/[^\d.]/g, '')
      expect(toMinor(Number(label), currency)).toBe(charged)
    }),
  )
})

describe('a payment provider', () => {
  it('charges the shown currency when it is supported', () => {
    expect(chooseChargeCurrency('stripe', 'TND')).toBe('TND')
    expect(chooseChargeCurrency('payPal', 'USD')).toBe('USD')
    expect(canCharge('payPal', 'TND')).toBe(false)
    expect(chooseChargeCurrency('payPal', 'TND')).toBe('EUR')
    expect(chooseChargeCurrency('stripe', 'XYZ')).toBe('EUR')
  })

  it.each(PAYMENT_PROVIDERS)(
    'supports euros, and no currency that the app does not support: %s',
    (provider) => {
      expect(canCharge(provider, 'EUR')).toBe(true)
      expect(canCharge(provider, 'XYZ')).toBe(false)
      const taken = SUPPORTED_CURRENCIES.filter((currency) => canCharge(provider, currency))
      for (const currency of taken)
        expect(() => makeCharge({ amount: 1000, currency, rate: 1, provider })).not.toThrow()
    },
  )
})

it('toWireCharge returns major units and the amount in dinars', () => {
  const charge = makeCharge({ amount: 143_000, currency: 'TND', rate: 0.2964, provider: 'payPal' })
  expect(toWireCharge(charge, 143_000)).toEqual({
    amount: 42.39,
    currency: 'EUR',
    baseAmount: 143,
    baseCurrency: 'TND',
    rate: 0.2964,
  })
})
