import { describe, expect, expectTypeOf, it } from 'vitest'

import {
  responseMediaType,
  type Call,
  type OperationId,
  type OperationReply,
  validateRequest,
  validateResponse,
} from './contract.ts'

const CAR_ID = '66aa00000000000000000030'

describe('a request', () => {
  it('has its path parameters converted, and unknown ones dropped', () => {
    const params = { language: 'fr', imageRequired: 'true', minLocations: '4' }
    const query = { s: 'tunis', debug: '1' }
    expect(validateRequest('listCountriesWithLocations', { params, query })).toMatchObject({
      ok: true,
      call: {
        params: { language: 'fr', imageRequired: true, minLocations: 4 },
        query: { s: 'tunis' },
      },
    })
  })

  it('keeps only documented headers, ignoring their case', () => {
    const checked = validateRequest('createPayPalOrder', {
      headers: { 'idempotency-key': 'a-key-of-mine', cookie: 'a=b' },
      body: { bookingId: CAR_ID, amount: 1.5, currency: 'EUR', name: 'Car', description: '' },
    })
    expect(checked).toMatchObject({ call: { headers: { 'Idempotency-Key': 'a-key-of-mine' } } })
  })

  it('may have unknown fields in its body', () => {
    const body = { email: 'ana@example.org', password: 'secret', mobile: false }
    expect(validateRequest('signIn', { body })).toMatchObject({ ok: true, call: { body } })
  })

  type Wrong = [what: string, raw: { body?: unknown }, pointer: string, code: string]
  it.each<Wrong>([
    ['nothing', {}, '', 'required'],
    ['null', { body: null }, '', 'wrong-type'],
    ['a list', { body: [] }, '', 'wrong-type'],
    ['no address', { body: buildSignUp({ email: undefined }) }, '/email', 'required'],
    ['a wrong address', { body: buildSignUp({ email: 'ana' }) }, '/email', 'wrong-format'],
    ['a number for a text', { body: buildSignUp({ fullName: 7 }) }, '/fullName', 'wrong-type'],
    ['a short password', { body: buildSignUp({ password: '12345' }) }, '/password', 'too-short'],
    ['a long name', { body: buildSignUp({ fullName: 'a'.repeat(121) }) }, '/fullName', 'too-long'],
    ['a blank name', { body: buildSignUp({ fullName: ' ' }) }, '/fullName', 'wrong-format'],
    ['31 June', { body: buildSignUp({ birthDate: '1990-06-31' }) }, '/birthDate', 'wrong-format'],
    [
      'a birth in year 0',
      { body: buildSignUp({ birthDate: '0000-06-01' }) },
      '/birthDate',
      'wrong-format',
    ],
    ['a text with NUL', { body: buildSignUp({ fullName: 'A\0na' }) }, '/fullName', 'wrong-format'],
  ])('with %s as its body is rejected with the path', (_, raw, pointer, code) => {
    expect(findIssues('signUp', raw)).toEqual([
      expect.objectContaining({ in: 'body', pointer, code }),
    ])
  })

  it.each([
    ['0', 'too-small'],
    ['1.5', 'wrong-type'],
    ['', 'wrong-type'],
    ['all', 'wrong-type'],
    ['999999999', 'too-large'],
  ])('for page "%s" is rejected with the parameter', (page, code) => {
    const params = { page, size: '30', language: 'fr' }
    expect(findIssues('listLocations', { params })).toEqual([
      expect.objectContaining({ in: 'path', pointer: '/page', code }),
    ])
  })

  it.each([
    '2026-06-01',
    '2026-06-01T09:00:60Z',
    '0000-06-01T09:00:00Z',
    'tomorrow',
    1_780_000_000_000,
  ])('with the invalid instant %s is rejected', (from) => {
    const query = { from: String(from) }
    const params = { id: CAR_ID, language: 'fr' }
    expect(findIssues('readCar', { params, query })).toMatchObject([
      { in: 'query', pointer: '/from' },
    ])
  })

  it('that is nested too deeply is rejected', () => {
    const body = buildSignUp({ extra: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) })
    expect(findIssues('signUp', { body })).toMatchObject([{ code: 'wrong-format' }])
  })

  it('with a thousand issues reports a hundred', () => {
    const body = { ids: Array.from({ length: 1000 }, () => 'x') }
    const params = { userId: CAR_ID }
    expect(findIssues('markNotificationsAsRead', { params, body })).toHaveLength(100)
  })

  it('reports at most a hundred issues in its path and body together', () => {
    const body = { ids: Array.from({ length: 1000 }, () => 'x') }
    const issues = findIssues('markNotificationsAsRead', { params: { userId: 'x' }, body })
    expect(issues).toHaveLength(100)
    expect(issues[0]).toMatchObject({ in: 'path', pointer: '/userId' })
  })

  it.each<[string, unknown]>([
    [
      '340,000 lists below the deepest level',
      wrapInLists(Array.from({ length: 340_000 }, () => [])),
    ],
    [
      '1,000 lists below a name of 10,000 letters',
      { ['n'.repeat(10_000)]: wrapInLists(Array.from({ length: 1000 }, () => [])) },
    ],
    ['480,000 values of the wrong type', Array(480_000).fill(0)],
    [
      'names with slashes',
      Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`/${at}`, '\0'])),
    ],
  ])('with %s gets a short list of issues', (_, extra) => {
    const issues = findIssues('signUp', { body: buildSignUp({ extra }) })
    expect(issues.length).toBeGreaterThan(0)
    expect(issues.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(issues).length).toBeLessThan(40_000)
  })
})

describe('a response', () => {
  const taken = { type: 'about:blank', title: 'Conflict', status: 409, code: 'car-taken' }

  it.each<[string, OperationId, number, string | null, unknown]>([
    ['a body as listed', 'readCountryCode', 200, 'application/json; charset=utf-8', 'TN'],
    ['a text', 'signOut', 200, 'text/plain;charset=UTF-8', 'OK'],
    ['a 204 without a body', 'readCar', 204, null, undefined],
    ['a problem', 'checkOut', 409, 'application/problem+json', taken],
    [
      'a problem of the edge',
      'signOut',
      403,
      'application/problem+json',
      { ...taken, status: 403, code: 'foreign-origin' },
    ],
    ['unknown fields', 'checkOut', 200, 'application/json', { bookingId: CAR_ID, more: 1 }],
  ])('with %s passes', (_, id, status, type, body) => {
    expect(() => validateResponse(id, status, type, body)).not.toThrow()
  })

  it.each<[string, OperationId, number, string | null, unknown, string]>([
    ['an undocumented status', 'readCar', 418, null, undefined, 'readCar answers 418: this status'],
    [
      'an undocumented error',
      'readSettings',
      403,
      'application/problem+json',
      { ...taken, status: 403 },
      'readSettings answers 403: this status',
    ],
    ['a body for 204', 'readCar', 204, null, 'no', 'no body'],
    ['the wrong media type', 'readCar', 400, 'text/html', '<p>', "'text/html' is not listed"],
    ['a missing field', 'readSettings', 200, 'application/json', {}, '_id'],
    [
      'an undocumented code',
      'checkOut',
      409,
      'application/problem+json',
      { ...taken, code: 'no' },
      '/code',
    ],
  ])('with %s is a server error', (_, id, status, type, body, message) => {
    expect(() => validateResponse(id, status, type, body)).toThrow(message)
  })

  it('has the media type of the contract', () => {
    expect(responseMediaType('signOut', 200)).toBe('text/plain')
    expect(responseMediaType('readCountryCode', 200)).toBe('application/json')
    expect(responseMediaType('readCar', 204)).toBeNull()
  })
})

describe('the types of an operation', () => {
  it('include its parameters and its body, if any', () => {
    expectTypeOf<Call<'readBooking'>['params']>().toEqualTypeOf<{ id: string; language: string }>()
    expectTypeOf<Call<'readBooking'>['body']>().toBeUndefined()
    expectTypeOf<Call<'findCars'>['params']['page']>().toBeNumber()
    expectTypeOf<Call<'markNotificationsAsRead'>['body']>().toEqualTypeOf<{ ids: string[] }>()
  })

  it('include its documented statuses and no others', () => {
    expectTypeOf<OperationReply<'findBookingId'>>().toEqualTypeOf<
      | { readonly status: 200; readonly body: string }
      | { readonly status: 204; readonly body?: undefined }
    >()
    expectTypeOf<OperationReply<'signOut'>>().toEqualTypeOf<{
      readonly status: 200
      readonly body: 'OK'
    }>()
  })
})

function buildSignUp(changes: Readonly<Record<string, unknown>>) {
  const whole = { email: 'ana@example.org', password: '123456', fullName: 'Ana', language: 'fr' }
  return { ...whole, ...changes }
}

/** Wraps a value in 18 lists, so that its content is deeper than the server allows. */
function wrapInLists(value: unknown): unknown {
  return Array.from({ length: 18 }).reduce((inner: unknown) => [inner], value)
}

function findIssues(id: OperationId, raw: Parameters<typeof validateRequest>[1]) {
  const checked = validateRequest(id, raw)
  return checked.ok ? [] : checked.errors
}
