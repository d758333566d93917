import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { settle } from '#testing/page.tsx'
import { ANA as CUSTOMER } from '#testing/people.ts'

const ANA = { ...CUSTOMER, verified: false }
const SERVER_ANSWERS = {
  'GET /api/settings': respondAlways(200, null),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'POST /api/bookings*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
  'POST /api/validate-access-token': respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
}

const storeAnaAsUser = () => {
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
}

const selectLanguageInOtherTab = (newValue: string) =>
  settle(() => dispatchEvent(new StorageEvent('storage', { key: 'masar-language', newValue })))

async function openMenu(name: RegExp) {
  const header = await screen.findByRole('banner')
  await userEvent.click(await within(header).findByRole('button', { name }))
}

const selectMenuItem = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitemradio', { name }))

describe('the root layout', () => {
  // Preloads the contents of the menus, which otherwise load when the pointer or the focus enters the header.
  beforeAll(() =>
    Promise.all([import('./menus/phone-menu-dialog.tsx'), import('./menus/header-menu-items.tsx')]),
  )

  // @shows A11Y-5
  it('has a link that skips to the content', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })

    await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }))

    expect(screen.getByRole('main')).toHaveFocus()
  })

  // @shows PAGE-13
  it('shows a not-found page with a link for an unknown URL', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/no/such/page')

    expect(await screen.findByRole('heading', { name: 'Nothing to see here!' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/')
  })

  // @shows PAGE-31
  it('sets the document title of the page', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-up')
    await screen.findByRole('heading', { name: 'Sign up' })

    expect(document.title).toBe('Sign up - Masar')
  })

  // @shows A11Y-3
  it('closes a menu with Escape and restores the focus', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-in')
    await openMenu(/^Language/)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Language/ })).toHaveFocus())
  })

  // @shows PAGE-33
  it('shows a notice while the browser is offline', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-in')
    const isOnline = vi.spyOn(navigator, 'onLine', 'get')

    isOnline.mockReturnValue(false)
    await settle(() => dispatchEvent(new Event('offline')))
    expect(screen.getByText(/You’re offline/)).toBeVisible()

    isOnline.mockReturnValue(true)
    await settle(() => dispatchEvent(new Event('online')))
    expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument()
  })

  it('asks an unverified customer to confirm the email address, but not on the home page', async () => {
    storeAnaAsUser()
    controlFetch(SERVER_ANSWERS)
    const { router } = await openApp('/bookings')
    expect(await screen.findByText('Confirm your email address')).toBeVisible()

    await settle(() => void router.navigate({ to: '/' }))
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument()
  })
})

describe('the footer', () => {
  it('links to the terms', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-in')
    await screen.findByRole('heading', { name: 'Sign in' })
    await userEvent.keyboard('{Tab}')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/tos')
  })

  // @shows PAGE-17
  it('sends newsletter subscriptions to the operator', async () => {
    const wire = controlFetch({
      ...SERVER_ANSWERS,
      'POST /api/send-email': respondAlways(200, 'OK'),
    })
    await openApp('/')
    await screen.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Tab}')
    const footer = within(await screen.findByRole('contentinfo'))
    await userEvent.type(await footer.findByLabelText('Email address'), 'ana@example.org{Enter}')

    expect(await footer.findByText(/sent an email to ana@example.org/)).toBeVisible()
    const sent = wire.calls.find(({ name }) => name === 'POST /api/send-email')
    expect(sent?.body).toEqual({
      from: 'ana@example.org',
      to: 'contact@masar.example',
      subject: 'Newsletter',
      message: '',
      language: 'en',
      isContactForm: false,
    })
  })

  it('does not promise a confirmation email when the backend only notifies the operator', async () => {
    controlFetch({ ...SERVER_ANSWERS, 'POST /api/send-email': respondAlways(200, 'OK') })
    await openApp('/', 'en', { backend: 'bookcars' })
    await screen.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Tab}')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByText(/by writing to/)).toBeVisible()
    await userEvent.type(await footer.findByLabelText('Email address'), 'ana@example.org{Enter}')

    expect(
      await footer.findByText('We’ve received your request for ana@example.org.'),
    ).toBeVisible()
  })
})

describe('a newly selected language', () => {
  // @shows SESSION-13
  it('is stored for the next visit', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-in')
    await openMenu(/^Language/)

    await selectMenuItem('Español')

    await waitFor(() => expect(document.documentElement.lang).toBe('es'))
    expect(localStorage.getItem('masar-language')).toBe('es')
    expect(localStorage.getItem('masar-last-language')).toBe('en')
  })

  // @shows LANG-8, WIRE-14
  it('is saved to the account of a signed-in customer', async () => {
    storeAnaAsUser()
    const wire = controlFetch({
      ...SERVER_ANSWERS,
      'POST /api/update-language': respondAlways(200, 'OK'),
    })
    await openApp('/')
    await screen.findByRole('button', { name: /^Account/ })
    await openMenu(/^Language/)

    await selectMenuItem('Français')
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'))

    const saved = wire.calls.find(({ name }) => name === 'POST /api/update-language')
    expect(saved?.body).toEqual({ id: ANA._id, language: 'fr' })
  })

  // @shows LANG-6
  it('is not applied when saving it to the account fails; an error is shown instead', async () => {
    storeAnaAsUser()
    controlFetch({ ...SERVER_ANSWERS, 'POST /api/update-language': respondAlways(500, {}) })
    await openApp('/')
    await screen.findByRole('button', { name: /^Account/ })
    await openMenu(/^Language/)

    await selectMenuItem('Français')

    expect(await screen.findByText('An error occurred while changing language.')).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
  })
})

// @sets languages
describe('the operator’s languages', () => {
  const EN_ES = { languages: ['es', 'en'], defaultLanguage: 'en' }
  it('are listed in the menu in the configured order', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-in', 'en', EN_ES)
    await openMenu(/^Language/)

    const choices = await screen.findAllByRole('menuitemradio', {
      name: /^(Français|English|Español)$/,
    })
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Español', 'English'])
  })

  it.each([
    ['fr', 'en'],
    ['es', 'es'],
  ])('show pages to an account with language %s in language %s', async (own, shown) => {
    storeAnaAsUser()
    const ana = { ...ANA, language: own }
    controlFetch({ ...SERVER_ANSWERS, [`GET /api/user/${ANA._id}`]: respondAlways(200, ana) })
    await openApp('/sign-up', 'en', EN_ES)
    await screen.findByText('Ana Trabelsi')
    await waitFor(() => expect(document.documentElement.lang).toBe(shown))
  })

  it('are the only languages applied when another tab selects one', async () => {
    controlFetch(SERVER_ANSWERS)
    await openApp('/sign-in', 'en', EN_ES)
    await selectLanguageInOtherTab('fr')
    expect(document.documentElement.lang).toBe('en')
    await selectLanguageInOtherTab('es')
    await waitFor(() => expect(document.documentElement.lang).toBe('es'))
  })
})
