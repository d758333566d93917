import { expect, it } from 'vitest'

import { toRefusal } from './failures.ts'

const said = (code: string) => toRefusal(Object.assign(new Error('of the database'), { code }))

it.each([
  ['a full disk', '53100'],
  ['a disk that refuses', '58030'],
])('%s is a service that is not available for a while', (_what, code) => {
  const { problem, headers } = said(code)
  expect(problem).toMatchObject({ status: 503, code: 'unavailable' })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

it('what nobody foresaw says nothing', () => {
  expect(said('XX000').problem).toMatchObject({ status: 500, code: 'internal' })
})
