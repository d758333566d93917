import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, fill } from '#testing/page.tsx'
import { ANA as CUSTOMER } from '#testing/people.ts'

const ANA = { ...CUSTOMER, blacklisted: true }
const SUSPENDED_TEXT = 'Your account is suspended.'
const SIGN_OUT_CALL = 'POST /api/sign-out'

const server = {
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/settings': respondAlways(200, null),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'POST /api/validate-access-token': respondAlways(401, { code: 'suspended' }),
  'POST /api/sign-in/frontend': respondAlways(200, ANA),
  [SIGN_OUT_CALL]: respondAlways(200, 'OK'),
}

// @shows SESSION-2, SESSION-9
it('a suspended customer is notified at the start, signed out, and can continue browsing', async () => {
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
  sessionStorage.setItem('draft', 'of a checkout')
  const wire = controlFetch(server)
  const { router } = await openApp('/bookings')

  expect(await screen.findByText(SUSPENDED_TEXT)).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(await screen.findByRole('form', { name: 'Find a car' })).toBeVisible()
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(wire.calls.filter(({ name }) => name === SIGN_OUT_CALL)).toHaveLength(1)
  expect(localStorage.getItem('masar-user')).toBeNull()
  expect(sessionStorage.getItem('draft')).toBeNull()

  await click('button', 'Browse as a guest')
  await waitFor(() => expect(screen.queryByText(SUSPENDED_TEXT)).toBeNull())
})

it('signing in to a suspended account notifies a guest once and keeps the input', async () => {
  sessionStorage.setItem('draft', 'of a checkout')
  const wire = controlFetch(server)
  const { router } = await openApp('/sign-in')
  await screen.findByRole('heading', { name: 'Sign in' })
  await fill('Email', ANA.email)
  await fill('Password', 'a-long-enough-one')
  await click('button', 'Sign in')

  expect(await screen.findByRole('heading', { name: SUSPENDED_TEXT })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain(SIGN_OUT_CALL))
  await click('link', 'Browse as a guest')
  expect(await screen.findByRole('form', { name: 'Find a car' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(sessionStorage.getItem('draft')).toBe('of a checkout')
  expect(localStorage.getItem('masar-user')).toBeNull()
  await waitFor(() => expect(screen.queryByText(SUSPENDED_TEXT)).toBeNull())
})
