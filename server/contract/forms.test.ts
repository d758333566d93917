import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findEmailIssue } from '@masar/domain/person/email.ts'
import { isPhone, normalizePhone } from '@masar/domain/person/phone.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { isTooLong, MAX_LENGTHS } from '@masar/domain/service/lengths.ts'
import { findNewPasswordIssues } from '@masar/domain/person/passwords.ts'
import { isPersonName } from '@masar/domain/person/person-name.ts'
import { PERSON_NAMES, HOSTILE_NAMES } from '@masar/domain/testing/names.ts'

import { buildBookingInput } from '../testing/requests.ts'
import { validateRequest } from './contract.ts'

const ANA = {
  email: 'ana@example.org',
  password: '123456',
  fullName: 'Ana',
  language: 'fr',
  phone: '+21620123456',
}

function isAccepted(changes: Partial<typeof ANA>): boolean {
  return validateRequest('signUp', { body: { ...ANA, ...changes } }).ok
}

/** Email addresses, and texts that look like email addresses. */
const addressArbitrary = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.string({ unit: 'grapheme' }), fc.domain())
    .map(([name, domain]) => `${name}@${domain}`),
  fc
    .tuple(fc.constantFrom('a', 'é', '"a b"', 'a.b', '.a', 'a..b'), fc.webFragments())
    .map(([name, rest]) => `${name}@${rest}.tn`),
)

// @shows FORM-15
describe('the contract', () => {
  it('accepts email addresses that the forms accept', () => {
    fc.assert(
      fc.property(addressArbitrary, (email) => {
        expect(findEmailIssue(email) !== null || isAccepted({ email: normalizeEmail(email) })).toBe(
          true,
        )
      }),
    )
  })

  it.each([
    'josé@exemple.fr',
    'ana@münchen.de',
    '"a b"@x.tn',
    `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}tn`,
    'ana@example',
    '.ana@example.org',
  ])('rejects the address %s, as the forms do', (email) => {
    expect([findEmailIssue(email) === null, isAccepted({ email })]).toEqual([false, false])
  })

  // @shows ACCOUNT-30
  it('accepts names, passwords and phone numbers that the forms accept, in any script', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(text, (typed) => {
        const fullName = typed.trim()
        const isRefused = fullName === '' || isTooLong(typed, 'fullName') || !isPersonName(typed)
        expect(isRefused || isAccepted({ fullName })).toBe(true)
        expect(
          findNewPasswordIssues(typed, typed).length > 0 || isAccepted({ password: typed }),
        ).toBe(true)
        expect(!isPhone(typed) || isAccepted({ phone: normalizePhone(typed) })).toBe(true)
      }),
    )
  })

  it.each(PERSON_NAMES)('accepts the name %j', (fullName) => {
    expect(isAccepted({ fullName })).toBe(true)
  })

  it.each(HOSTILE_NAMES)('rejects %j as a name, in every call', (fullName) => {
    const driver = { ...ANA, birthDate: '1990-01-01' }
    const checkout = { booking: buildBookingInput(), payLater: true, driver }
    const bodies = [
      ['signUp', { ...ANA, fullName }],
      ['updateUser', { fullName }],
      ['checkOut', { ...checkout, driver: { ...driver, fullName } }],
      ['checkOut', { ...checkout, additionalDriver: { ...driver, fullName } }],
      [
        'updateBooking',
        {
          booking: { ...buildBookingInput(), _id: buildBookingInput().car },
          additionalDriver: { ...driver, fullName },
        },
      ],
    ] as const
    for (const [id, body] of bodies) {
      const checked = validateRequest(id, { body })
      const pointers = checked.ok ? [] : checked.errors.map(({ pointer }) => pointer)
      expect({ id, pointers }).toEqual({ id, pointers: [expect.stringMatching(/fullName$/)] })
    }
  })

  it.each([
    ['fullName', MAX_LENGTHS.fullName],
    ['password', MAX_LENGTHS.password],
    ['phone', MAX_LENGTHS.phone],
  ] as const)('accepts the longest %s, and not one character more', (field, longest) => {
    expect(isAccepted({ [field]: '🚗'.repeat(longest) })).toBe(true)
    expect(isAccepted({ [field]: '🚗'.repeat(longest + 1) })).toBe(false)
  })

  it.each(['location', 'bio'] as const)(
    'accepts the longest %s of a profile, but not one character more',
    (field) => {
      const isLengthAccepted = (length: number) =>
        validateRequest('updateUser', { body: { [field]: 'x'.repeat(length) } }).ok
      expect([
        isLengthAccepted(MAX_LENGTHS[field]),
        isLengthAccepted(MAX_LENGTHS[field] + 1),
      ]).toEqual([true, false])
    },
  )
})
