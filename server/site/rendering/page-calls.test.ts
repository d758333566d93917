import { expect, it } from 'vitest'

import { isPageCall } from './page-calls.ts'

const checkCall = (method: string, path: string) =>
  isPageCall({ method, url: `https://cars.example${path}` })

it.each([
  ['GET', '/api/settings'],
  ['POST', '/api/frontend-suppliers'],
  ['POST', '/api/frontend-cars/1/15'],
  ['POST', '/API/Frontend-Cars/2/15?x=1'],
  ['POST', '/api/nearby-offers/fr'],
  ['POST', '/api/bookings/1/20/fr'],
])('isPageCall is true for reads: %s %s', (method, path) => {
  expect(checkCall(method, path)).toBe(true)
})

it.each([
  ['POST', '/api/checkout'],
  ['POST', '/api/sign-in/frontend'],
  ['POST', '/api/sign-out'],
  ['POST', '/api/frontend-cars/1/15/delete'],
  ['POST', '/api/delete-bookings'],
  ['POST', '/x?y=/api/frontend-suppliers'],
  ['PUT', '/api/frontend-suppliers'],
  ['DELETE', '/api/bookings/1/20/fr'],
  ['PATCH', '/api/user'],
])('isPageCall is false for writes: %s %s', (method, path) => {
  expect(checkCall(method, path)).toBe(false)
})
