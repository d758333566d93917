import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { STORED_NAMES } from '@masar/domain/service/stored-names.ts'

const ALL_THIRD_PARTIES = {
  analytics: { measurementId: 'G-1' },
  botCheck: { siteKey: 'site-key' },
  socialSignIn: { google: 'client-1', facebook: 'app-1' },
  map: {
    latitude: 36.88,
    longitude: 10.19,
    zoom: 5,
    tiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
  },
}
const respondWithProviders = (...names: string[]) =>
  respondAlways(200, { providers: names.map((name) => ({ name, publicKey: 'pk', isTest: true })) })

async function openPolicy(
  path: string,
  title: string,
  settings: object = {},
  providers: string[] = [],
) {
  controlFetch({
    'GET /api/settings': respondAlways(200, null),
    'GET /api/payment-providers': respondWithProviders(...providers),
  })
  const app = await openApp(path, 'en', settings)
  await screen.findByRole('heading', { level: 1, name: title })
  return app
}
const openCookiePolicy = (settings?: object, providers?: string[]) =>
  openPolicy('/cookie-policy', 'Cookie policy', settings, providers)
const openPrivacyPage = (settings?: object, providers?: string[]) =>
  openPolicy('/privacy', 'Privacy', settings, providers)

const main = () => within(screen.getByRole('main'))
const listLines = (heading: RegExp) =>
  within(main().getByRole('region', { name: heading }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the cookie policy', () => {
  // @shows SESSION-13, PAGE-26
  it('lists every stored item once, with its purpose and storage period', async () => {
    await openCookiePolicy()
    const storageSection = within(main().getByRole('region', { name: /What we store/ }))

    expect(document.title).toBe('Cookie policy - Masar')
    expect(storageSection.getAllByText(/^masar-/).map(({ textContent }) => textContent)).toEqual(
      Object.values(STORED_NAMES)
        .flat()
        .filter((name) => name.startsWith('masar-')),
    )
    expect(storageSection.getByText('Keeps you signed in. No script can read it.')).toBeVisible()
  })

  it('lists no third-party service when the operator has configured none', async () => {
    await openCookiePolicy()

    expect(main().getByText('None: every page comes from our own servers.')).toBeVisible()
    expect(main().queryByText(/Google|Stripe|PayPal/)).toBeNull()
  })

  // @sets socialSignIn, map
  it('lists the configured services, and the payment providers that the server offers', async () => {
    await openCookiePolicy(ALL_THIRD_PARTIES, ['stripe', 'payPal', 'sandbox'])

    expect(listLines(/Third-party services/)).toEqual([
      expect.stringMatching(/^Google Analytics/),
      expect.stringMatching(/^Google reCAPTCHA/),
      expect.stringMatching(/^Stripe/),
      expect.stringMatching(/^PayPal/),
      expect.stringMatching(/^tiles[.]example sends the map images/),
      'If you sign in with Google or Facebook, their window stores its own cookies.',
    ])
  })

  it('links to the privacy page', async () => {
    const { router } = await openCookiePolicy()
    await click('link', 'privacy')

    expect(router.state.location.pathname).toBe('/privacy')
  })
})

describe('the privacy page', () => {
  // @shows PAGE-20
  // @sets contactEmail
  it('names the responsible operator, and has a section for each entry in its contents', async () => {
    await openPrivacyPage({ siteName: 'Rihla', contactEmail: 'contact@rihla.example' })

    expect(main().getByText(/^Rihla is responsible for/)).toBeVisible()
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'))
    const [, ...parts] = main().getAllByRole('heading', { level: 2 })
    expect(links).toEqual(parts.map(({ id }) => `/privacy#${id}`))
  })

  it('lists the rental company as the only recipient when no services are configured', async () => {
    await openPrivacyPage()

    expect(listLines(/Who we share your data with/)).toEqual([
      expect.stringMatching(/^The rental company of your booking/),
    ])
  })

  it('lists the configured services as recipients', async () => {
    await openPrivacyPage(ALL_THIRD_PARTIES, ['stripe', 'payPal'])

    expect(listLines(/Who we share your data with/)).toEqual([
      expect.stringMatching(/^The rental company of your booking/),
      expect.stringMatching(/^Stripe and PayPal, once you pay online/),
      expect.stringMatching(/^Google or Facebook, if you sign in with them/),
      expect.stringMatching(/^Google reCAPTCHA/),
      expect.stringMatching(/^tiles[.]example, when you view a map/),
      expect.stringMatching(/^Google Analytics/),
    ])
  })

  it('is shown even when the payment providers fail to load', async () => {
    controlFetch({ 'GET /api/payment-providers': respondAlways(500) })
    await openApp('/privacy')

    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  })
})
