import { describe, expect, it } from 'vitest'

import {
  extractCardDigits,
  formatCardExpiry,
  groupCardNumber,
  isCardCode,
  isCardExpiry,
  isCardNumber,
} from './card.ts'

const VISA_NUMBER = '4242 4242 4242 4242'
const AMEX_NUMBER = '3782 822463 10005'

describe('card numbers', () => {
  // @shows PAY-3
  it.each([
    [VISA_NUMBER, true],
    ['4242424242424242', true],
    ['4000-0000-0000-0002', true],
    [AMEX_NUMBER, true],
    ['6304 0000 0000 0000', true],
    ['4242 4242 4242 4241', false],
    ['4242 4242 4242 2442', false],
    ['4242 4242 42', false],
    ['4242 4242 4242 424x', false],
    ['0', false],
    ['', false],
  ])('are recognized in %j: %s', (typed, isOne) => expect(isCardNumber(typed)).toBe(isOne))

  it('are invalid after changing any single digit', () => {
    for (let at = 0; at < 16; at += 1) {
      const wrong = extractCardDigits(VISA_NUMBER).split('')
      wrong[at] = String((Number(wrong[at]) + 1) % 10)
      expect(isCardNumber(wrong.join(''))).toBe(false)
    }
  })

  it.each([
    ['4242424242424242', VISA_NUMBER],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['378282246310005', AMEX_NUMBER],
    ['4242x4242', '4242 4242'],
    ['4'.repeat(30), '4444 4444 4444 4444 444'],
    ['', ''],
  ])('are formatted: %j as %j', (typed, shown) => expect(groupCardNumber(typed)).toBe(shown))
})

describe('expiry dates', () => {
  it.each([
    ['1230', '12/30'],
    ['12', '12'],
    ['12/', '12'],
    ['123', '12/3'],
    ['5', '05'],
    ['1', '1'],
    ['1/', '01'],
    ['1/3', '01/3'],
    ['12 / 2030', '12/30'],
    ['12/20', '12/20'],
    ['12/203', '12/203'],
    ['12/2030', '12/30'],
    ['12/305', '12/30'],
    ['12/30 and more', '12/30'],
    ['', ''],
  ])('are formatted: %j as %j', (typed, shown) => expect(formatCardExpiry(typed)).toBe(shown))

  // @shows PAY-4
  it.each([
    ['05/26', true],
    ['04/26', false],
    ['12/30', true],
    ['05/46', true],
    ['06/46', false],
    ['13/30', false],
    ['00/30', false],
    ['12', false],
    ['', false],
  ])('in May 2026, the validity of %j is %s', (typed, isGood) =>
    expect(isCardExpiry(typed, '2026-05-31')).toBe(isGood),
  )
})

describe('security codes', () => {
  // @shows PAY-5
  it.each([
    ['123', VISA_NUMBER, true],
    ['1234', VISA_NUMBER, false],
    ['1234', AMEX_NUMBER, true],
    ['123', AMEX_NUMBER, false],
    ['12a', VISA_NUMBER, false],
    ['', VISA_NUMBER, false],
  ])('are valid for %j and %s: %s', (typed, number, fits) =>
    expect(isCardCode(typed, number)).toBe(fits),
  )
})
