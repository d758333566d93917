import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type ControlledFetch, respondAlways } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

const CHECK = 'POST /api/validate-access-token'
const USER = `GET /api/user/${ANA._id}`
const SIGN_IN_CALL = 'POST /api/sign-in/frontend'

const BASE_RESPONSES = {
  'POST /api/bookings*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/settings': respondAlways(200, null),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'POST /api/sign-out': respondAlways(200, 'OK'),
}
const validSession = {
  [CHECK]: respondAlways(200, 'OK'),
  [USER]: respondAlways(200, ANA),
}

const storeUser = (user: typeof ANA) => {
  localStorage.setItem('masar-user', JSON.stringify({ _id: user._id, language: user.language }))
}

async function signIn(wire: ControlledFetch) {
  await fill('Email', ANA.email)
  await fill('Password', 'a-long-enough-one')
  await click('button', 'Sign in')
  // The session machine is lazy-loaded after the first rendering.
  return waitFor(() => wire.waiting(SIGN_IN_CALL))
}

const getPath = (router: Awaited<ReturnType<typeof openApp>>['router']) =>
  router.state.location.pathname

describe('a visitor', () => {
  // @shows SESSION-16, SESSION-21
  it('triggers no session check on the home page', async () => {
    const wire = controlFetch(BASE_RESPONSES)

    await openApp('/')
    await screen.findByRole('heading', { level: 1 })

    expect(wire.calls.map(({ name }) => name)).not.toContain(CHECK)
    expect(await findSignInLink()).toBeVisible()
  })

  // @shows SESSION-18
  it('is redirected from a strict page to sign-in and back', async () => {
    const wire = controlFetch({ ...BASE_RESPONSES, ...validSession })
    const { router } = await openApp('/bookings?status=paid')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()

    const call = await signIn(wire)
    call.answer(200, ANA)

    await waitFor(() => expect(getPath(router)).toBe('/bookings'))
    expect(router.state.location.searchStr).toBe('?status=paid')
    expect(call.body).toEqual({
      email: ANA.email,
      password: 'a-long-enough-one',
      stayConnected: false,
    })
  })

  // @shows SESSION-10
  it('keeps the entered email and password when the server rejects them', async () => {
    const wire = controlFetch(BASE_RESPONSES)
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })

    const call = await signIn(wire)
    call.answer(204)

    expect(await screen.findByText('Incorrect email or password.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(ANA.email)
    expect(screen.getByLabelText('Password')).toHaveValue('a-long-enough-one')
  })

  it('sees how long to wait after too many attempts', async () => {
    const wire = controlFetch(BASE_RESPONSES)
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })

    const call = await signIn(wire)
    call.answer(429, { code: 'too-many-requests' }, { 'retry-after': '40' })

    expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeVisible()
  })

  it('sees the account after signing in in another tab', async () => {
    controlFetch({ ...BASE_RESPONSES, ...validSession })
    await openApp('/')
    await findSignInLink()

    storeUser(ANA)
    const newValue = localStorage.getItem('masar-user')
    await settle(() => dispatchEvent(new StorageEvent('storage', { key: 'masar-user', newValue })))

    expect(await screen.findByRole('button', { name: 'Account: Ana Trabelsi' })).toBeVisible()
  })

  // @shows SESSION-26
  it('is not redirected to another site after signing in', async () => {
    const wire = controlFetch({ ...BASE_RESPONSES, ...validSession })
    const { router } = await openApp('/sign-in?from=//evil.example/bookings')
    await screen.findByRole('heading', { name: 'Sign in' })

    const call = await signIn(wire)
    call.answer(200, ANA)

    await waitFor(() => expect(getPath(router)).toBe('/'))
  })
})

describe('the language after signing in', () => {
  const french = { ...ANA, language: 'fr' }
  const server = {
    ...BASE_RESPONSES,
    ...validSession,
    [USER]: respondAlways(200, french),
    'POST /api/update-language': respondAlways(200, 'OK'),
  }

  // @shows LANG-9
  it('is the account’s when the visitor has chosen none', async () => {
    const wire = controlFetch(server)
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })

    const call = await signIn(wire)
    call.answer(200, french)

    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
  })

  // @shows LANG-9
  it('is the one that the visitor has chosen, which is saved to the account', async () => {
    localStorage.setItem('masar-language', 'en')
    const wire = controlFetch(server)
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })

    const call = await signIn(wire)
    call.answer(200, french)

    await waitFor(() =>
      expect(wire.calls.find(({ name }) => name === 'POST /api/update-language')?.body).toEqual({
        id: ANA._id,
        language: 'en',
      }),
    )
    expect(document.documentElement.lang).toBe('en')
  })
})

describe('a customer stored during the previous visit', () => {
  beforeEach(() => {
    storeUser(ANA)
  })

  // @shows SESSION-1
  it('is signed in after one session check and one profile fetch', async () => {
    const wire = controlFetch({ ...BASE_RESPONSES, ...validSession })
    await openApp('/')

    expect(await screen.findByRole('button', { name: 'Account: Ana Trabelsi' })).toBeVisible()
    const names = wire.calls.map(({ name }) => name)
    expect(names.filter((name) => name === CHECK || name === USER)).toEqual([CHECK, USER])
  })

  // @shows SESSION-15
  it.each(['/bookings', '/notifications', '/settings', '/change-password', '/checkout'])(
    'sees the layout of %s while the session is checked',
    async (href) => {
      controlFetch(BASE_RESPONSES)
      await openApp(href)

      expect(await screen.findByRole('banner')).toBeVisible()
      const main = screen.getByRole('main')
      await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeVisible())
    },
  )

  // @shows SESSION-3
  it('is signed out when the server rejects the session', async () => {
    controlFetch({
      ...BASE_RESPONSES,
      [CHECK]: respondAlways(401, { code: 'unauthenticated' }),
    })
    await openApp('/')

    await waitFor(() => expect(localStorage.getItem('masar-user')).toBeNull())
    expect(await findSignInLink()).toBeVisible()
  })

  // @shows SESSION-17
  it('remains stored when the server cannot be reached', async () => {
    controlFetch({ ...BASE_RESPONSES, [CHECK]: (call) => call.lose() })
    await openApp('/bookings')

    expect(await screen.findByText('We couldn’t reach the server.')).toBeVisible()
    expect(localStorage.getItem('masar-user')).not.toBeNull()
  })

  it('sees a placeholder while a booking loads, even when the session check fails', async () => {
    controlFetch({
      ...BASE_RESPONSES,
      [CHECK]: (call) => call.lose(),
      'GET /api/booking/*': () => undefined,
    })
    await openApp('/booking?b=6b07c1abd79eb565980073ac')

    expect(await screen.findByText('Loading the booking')).toBeInTheDocument()
  })

  // @shows SESSION-6, SESSION-8
  it('leaves no data behind when signing out', async () => {
    sessionStorage.setItem('draft', 'of a checkout')
    const names = ['masar-bookings', 'masar-searches', 'masar-seen-cars', 'masar-return-path']
    for (const name of names) localStorage.setItem(name, '[]')
    controlFetch({ ...BASE_RESPONSES, ...validSession })
    const { router } = await openApp('/bookings')
    await click('button', await waitForAccountButton())
    await screen.findByRole('menuitem', { name: 'Sign out' })
    await click('menuitem', 'Sign out')

    await waitFor(() => expect(getPath(router)).toBe('/'))
    for (const name of ['masar-user', ...names]) expect(localStorage.getItem(name)).toBeNull()
    expect(sessionStorage.getItem('draft')).toBeNull()
    const queryClient = await router.options.context.queries()
    expect(queryClient.getQueryCache().findAll({ queryKey: ['bookings'] })).toEqual([])
  })

  // @shows SESSION-4
  it('is checked on every page, and redirected to sign-in when the session has ended', async () => {
    const wire = controlFetch({ ...BASE_RESPONSES, [USER]: respondAlways(200, ANA) })
    const { router } = await openApp('/')
    const first = await waitFor(() => wire.waiting(CHECK))
    first.answer(200, 'OK')
    await waitForAccountButton()

    await settle(() => void router.navigate({ to: '/bookings' }))
    const second = await waitFor(() => wire.waiting(CHECK))
    second.answer(401, { code: 'unauthenticated' })

    expect(await screen.findByText(/Your session has expired/)).toBeVisible()
  })
})

const findSignInLink = async () =>
  within(await screen.findByRole('banner')).findByRole('link', { name: 'Sign in' })

async function waitForAccountButton() {
  await screen.findByRole('button', { name: 'Account: Ana Trabelsi' })
  return 'Account: Ana Trabelsi'
}
