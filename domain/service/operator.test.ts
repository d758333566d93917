import { afterEach, describe, expect, it } from 'vitest'

import { makeCharge } from '../payment/charge.ts'
import { convert, toMajor, toMinor } from '../money/money.ts'
import { setOperatorUnits, DEFAULT_UNITS } from './operator.ts'
import { toInstant, toWallClock } from '../rental/rental-clock.ts'

afterEach(() => setOperatorUnits(DEFAULT_UNITS))

describe('an operator in another country', () => {
  it('converts amounts to the smallest unit of its own currency', () => {
    setOperatorUnits({ ...DEFAULT_UNITS, currency: 'USD', timeZone: 'America/New_York' })
    expect(toMinor(128.5)).toBe(12_850)
    expect(toMajor(12_850)).toBe(128.5)
    expect(convert(12_800, 0.92, 'EUR')).toBe(11_776)
    expect(convert(12_800, 150, 'JPY')).toBe(19_200)
  })

  it('charges in its own currency at a rate of one', () => {
    setOperatorUnits({ ...DEFAULT_UNITS, currency: 'USD', timeZone: 'America/New_York' })
    const charge = makeCharge({ amount: 12_850, currency: 'USD', rate: 7, provider: 'payPal' })
    expect(charge).toEqual({ amount: 12_850, currency: 'USD', rate: 1 })
  })

  it('uses its own time zone for locations without one', () => {
    setOperatorUnits({ ...DEFAULT_UNITS, currency: 'USD', timeZone: 'America/New_York' })
    expect(toInstant('2026-12-01T10:00').toISOString()).toBe('2026-12-01T15:00:00.000Z')
    expect(toWallClock('2026-12-01T15:00:00Z')).toBe('2026-12-01T10:00')
  })
})
