import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { answered, holdTheWire } from '#testing/calls.ts'
import { TUNISIA } from '#testing/fleet.ts'
import { settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'
import { SURROUNDINGS } from '#testing/surroundings.ts'

const SERVER = {
  ...SURROUNDINGS,
  'GET /api/countries-with-locations/*': answered(200, [
    { ...TUNISIA, locationsSize: 0, locations: [] },
  ]),
  'GET /api/payment-providers': answered(200, []),
  'POST /api/validate-access-token': answered(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: answered(200, ANA),
  'GET /api/has-password/*': answered(200, 'OK'),
  'POST /api/bookings*': answered(200, [{ resultData: [], pageInfo: [] }]),
  'GET /api/notification-counter/*': answered(200, { _id: 'c', user: ANA._id, count: 0 }),
  'GET /api/notifications/*': answered(200, [{ resultData: [], pageInfo: [] }]),
}

const anaIsSignedIn = () =>
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  holdTheWire(SERVER)
})

describe('the address', () => {
  // @shows frame.header, route.home, route.sign-in, route.sign-up, route.activate
  // @shows route.forgot-password, route.reset-password, route.about, route.tos, route.privacy
  // @shows route.contact, route.locations, route.faq, route.cookie-policy, route.suppliers
  it.each([
    ['/', 'Your car for the road, at the full price'],
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Create an account'],
    ['/activate', 'Activate your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password', 'Choose a new password'],
    ['/about', 'About us'],
    ['/tos', 'Terms of use'],
    ['/privacy', 'Privacy'],
    ['/contact', 'Write to us'],
    ['/locations', 'Locations'],
    ['/faq', 'Questions and answers'],
    ['/cookie-policy', 'Cookie policy'],
    ['/suppliers', 'Suppliers'],
  ])('%s is a page for everybody, below the header: %s', async (path, name) => {
    await openApp(path)

    expect(await heading(name)).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Masar' })).toBeVisible()
  })

  // @shows frame.header, route.bookings, route.settings, route.notifications
  // @shows route.change-password
  it.each([
    ['/bookings', 'Bookings'],
    ['/settings', 'Settings'],
    ['/notifications', 'Notifications'],
    ['/change-password', 'Change password'],
  ])('%s is a page of a customer, below the header: %s', async (path, name) => {
    anaIsSignedIn()
    await openApp(path)

    expect(await heading(name)).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  })
})

describe('another path', () => {
  // @shows frame.scroll
  it('begins at the top of its page', async () => {
    const scrollTo = vi.fn<typeof window.scrollTo>()
    vi.stubGlobal('scrollTo', scrollTo)
    const { router } = await openApp('/about')
    await heading('About us')
    scrollTo.mockClear()
    await settle(() => router.navigate({ to: '/tos' }))
    await heading('Terms of use')

    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })))
  })

  // @shows frame.progress
  it('is announced by a line on top until its page is there', async () => {
    const wire = holdTheWire({ ...SERVER, 'GET /api/all-suppliers': () => undefined })
    const { router } = await openApp('/about')
    await heading('About us')
    expect(progress()).toBeNull()

    await settle(() => void router.navigate({ to: '/suppliers' }))
    await waitFor(() => expect(progress()).not.toBeNull())
    const call = await waitFor(() => wire.waiting('GET /api/all-suppliers'))
    await settle(() => call.answer(200, []))
    await heading('Suppliers')
    await waitFor(() => expect(progress()).toBeNull())
  })
})

/** For the eye alone: it has neither a role nor a name. */
const progress = () => document.querySelector('.masar-progress')
