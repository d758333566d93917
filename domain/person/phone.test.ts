import google from 'google-libphonenumber'
import { afterEach, describe, expect, it } from 'vitest'

import { setOperatorUnits, DEFAULT_UNITS } from '../service/operator.ts'
import { formatPhone, isPhone, normalizePhone } from './phone.ts'

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = google
const phoneNumberUtil = PhoneNumberUtil.getInstance()

/** A landline and a mobile number of each country, from a library that the app does not use. */
const EXAMPLE_NUMBERS = phoneNumberUtil.getSupportedRegions().flatMap((country) =>
  (['FIXED_LINE', 'MOBILE'] as const).flatMap((type) => {
    const number = phoneNumberUtil.getExampleNumberForType(country, PhoneNumberType[type])
    if (!number) return []
    const e164 = phoneNumberUtil.format(number, PhoneNumberFormat.E164)
    const international = phoneNumberUtil.format(number, PhoneNumberFormat.INTERNATIONAL)
    const national = phoneNumberUtil.format(number, PhoneNumberFormat.NATIONAL)
    return [{ country, type, e164, international, national }]
  }),
)

const setOperatorCountry = (country: string) => setOperatorUnits({ ...DEFAULT_UNITS, country })
afterEach(() => setOperatorUnits(DEFAULT_UNITS))

// @shows FORM-2
describe('example phone numbers', () => {
  it('cover every country', () => {
    expect(EXAMPLE_NUMBERS.length).toBeGreaterThan(480)
  })

  it.each(EXAMPLE_NUMBERS)('are accepted: $country $type $international', (example) => {
    const { country, e164, international, national } = example
    const spellings = [e164, international, `00${e164.slice(1)}`, `${international} ext. 42`]
    const withZero = international.replace(/^\+\d+/, '$& (0)')
    const read = [...spellings, withZero].map(normalizePhone)
    setOperatorCountry(country)

    expect([...read, normalizePhone(national), isPhone(national)]).toEqual([
      e164,
      e164,
      e164,
      `${e164};ext=42`,
      e164,
      e164,
      true,
    ])
  })
})

describe('isPhone', () => {
  // @shows FORM-2
  it.each([
    ['+216 20 123 456', true],
    ['20123456', true],
    ['0021620123456', true],
    ['+33 (0)6 12 34 56 78', true],
    ['+1 (415) 555-0132', true],
    ['20/123.456', true],
    ['٢٠١٢٣٤٥٦', true],
    ['\u202A+216 20 123 456\u202C', true],
    ['+216\u221220\u2212123\u2212456', true],
    ['+33 1 23 45 67 89 poste 42', true],
    ['(415) 555-0132', false],
    ['12', false],
    ['+33 6 12 34', false],
    ['+33 6 12 34 56 78 90', false],
    ['+999 12 345 678', false],
    ['call me at 20123456', false],
    ['20123456 / 98765432', false],
    ['', false],
  ])('returns for %j: %s', (phone, expected) => expect(isPhone(phone)).toBe(expected))

  it('assumes the operator’s country for numbers without a country code', () => {
    setOperatorCountry('US')
    expect(normalizePhone('(415) 555-0132')).toBe('+14155550132')
  })
})

describe('normalizePhone', () => {
  it('only strips punctuation from a stored number that fits no numbering plan', () => {
    expect(normalizePhone('06 12.34-56 78')).toBe('0612345678')
  })
})

describe('formatPhone', () => {
  it.each([
    ['+21620123456', '+216 20 123 456'],
    ['+33123456789;ext=42', '+33 1 23 45 67 89 ext. 42'],
    ['0612345678', '0612345678'],
  ])('formats %s as %s', (stored, shown) => expect(formatPhone(stored)).toBe(shown))
})
