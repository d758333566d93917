import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CLIO_DETAIL, TUNISIA } from '#testing/fleet.ts'
import { settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'

const SERVER = {
  ...CAR_PAGE_ANSWERS,
  'GET /api/countries-with-locations/*': respondAlways(200, [
    { ...TUNISIA, locationsSize: 0, locations: [] },
  ]),
  [`GET /api/car/${CLIO_DETAIL._id}/en`]: respondAlways(200, CLIO_DETAIL),
  'GET /api/payment-providers': respondAlways(200, []),
  'POST /api/validate-access-token': respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
  'GET /api/has-password/*': respondAlways(200, 'OK'),
  'POST /api/bookings*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
  'GET /api/notification-counter/*': respondAlways(200, { _id: 'c', user: ANA._id, count: 0 }),
  'GET /api/notifications/*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
}

const signInAna = () =>
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  controlFetch(SERVER)
})

describe('the path', () => {
  // @shows HOME-1, SESSION-7, ACCOUNT-1, ACCOUNT-2, ACCOUNT-3, ACCOUNT-4, PAGE-1, PAGE-6, PAGE-7
  // @shows PAGE-8, PAGE-9, PAGE-10, PAGE-11, PAGE-12, MAP-1
  it.each([
    ['/', 'Car rental from local companies. No hidden fees.'],
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Sign up'],
    ['/activate', 'Activate your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password', 'Choose a new password'],
    ['/about', 'About us'],
    ['/tos', 'Terms of use'],
    ['/privacy', 'Privacy'],
    ['/contact', 'Contact us'],
    ['/locations', 'Locations'],
    ['/faq', 'FAQ'],
    ['/cookie-policy', 'Cookie policy'],
    ['/suppliers', 'Rental companies'],
  ])('%s is a public page with the header: %s', async (path, name) => {
    await openApp(path)

    expect(await findHeading(name)).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Masar' })).toBeVisible()
  })

  // @shows PAGE-14
  it.each([
    ['/sign-in/', 'Sign in'],
    ['/faq/?from=email', 'FAQ'],
    [`/car/${CLIO_DETAIL._id}/`, CLIO_DETAIL.name],
  ])('%s shows the page of the path without a trailing slash: %s', async (path, name) => {
    await openApp(path)

    expect(await findHeading(name)).toBeVisible()
  })

  it.each([
    ['/locations', 'GET /api/countries-with-locations/*'],
    ['/suppliers', 'GET /api/all-suppliers'],
  ])('%s shows its header while its data loads', async (path, call) => {
    const { [call]: _, ...others } = SERVER
    const wire = controlFetch(others)
    await openApp(path)
    await waitFor(() => wire.waiting(call.replace('/*', '/en/false/1')))

    expect(await screen.findByRole('banner')).toBeVisible()
    expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeVisible()
  })

  // @shows ACCOUNT-5, ACCOUNT-6, BOOKING-2, NOTIF-1, PAGE-1
  it.each([
    ['/bookings', 'My bookings'],
    ['/settings', 'Settings'],
    ['/notifications', 'Notifications'],
    ['/change-password', 'Change password'],
  ])('%s is a page for customers with the header: %s', async (path, name) => {
    signInAna()
    await openApp(path)

    expect(await findHeading(name)).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  })
})

describe('a navigation', () => {
  // @shows PAGE-4
  it('starts at the top of the page', async () => {
    const scrollTo = vi.fn<typeof window.scrollTo>()
    vi.stubGlobal('scrollTo', scrollTo)
    const { router } = await openApp('/about')
    await findHeading('About us')
    scrollTo.mockClear()
    await settle(() => router.navigate({ to: '/tos' }))
    await findHeading('Terms of use')

    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })))
  })

  // @shows PAGE-30
  it('restores the scroll position when going back', async () => {
    const scrollTo = vi.fn<typeof window.scrollTo>()
    vi.stubGlobal('scrollTo', scrollTo)
    const { router } = await openApp('/tos')
    await findHeading('Terms of use')
    vi.stubGlobal('scrollY', 800)
    document.dispatchEvent(new Event('scroll'))
    await settle(() => router.navigate({ to: '/about' }))
    await findHeading('About us')
    scrollTo.mockClear()
    router.history.back()
    await findHeading('Terms of use')

    await waitFor(() =>
      expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 800 })),
    )
  })

  // @shows PAGE-3
  it('shows a progress line until the page is loaded', async () => {
    const wire = controlFetch({ ...SERVER, 'GET /api/all-suppliers': () => undefined })
    const { router } = await openApp('/about')
    await findHeading('About us')
    expect(findProgressLine()).toBeNull()

    await settle(() => void router.navigate({ to: '/suppliers' }))
    await waitFor(() => expect(findProgressLine()).not.toBeNull())
    const call = await waitFor(() => wire.waiting('GET /api/all-suppliers'))
    await settle(() => call.answer(200, []))
    await findHeading('Rental companies')
    await waitFor(() => expect(findProgressLine()).toBeNull())
  })
})

/** The progress line is decorative, so it has neither a role nor a name. */
const findProgressLine = () => document.querySelector('.masar-progress')
