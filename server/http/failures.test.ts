import { expect, it } from 'vitest'

import { toRefusal } from './failures.ts'

const convertDatabaseError = (code: string) =>
  toRefusal(Object.assign(new Error('of the database'), { code }))

it.each([
  ['a full disk', '53100'],
  ['a failing disk', '58030'],
])('%s means that a service is temporarily unavailable', (_what, code) => {
  const { problem, headers } = convertDatabaseError(code)
  expect(problem).toMatchObject({ status: 503, code: 'unavailable' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

it('an unexpected error reveals no details', () => {
  expect(convertDatabaseError('XX000').problem).toMatchObject({ status: 500, code: 'internal' })
})
