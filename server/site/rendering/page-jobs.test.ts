import { describe, expect, it, vi } from 'vitest'

import { choosePageVariant } from './page-jobs.ts'

interface VisitInput {
  path?: string
  cookie?: string
  headers?: Record<string, string>
  settings?: Record<string, unknown>
  country?: string
}

function chooseVariant({
  path = '/',
  cookie = '',
  headers = {},
  settings = {},
  country = '',
}: VisitInput) {
  const request = new Request(`https://cars.example${path}`, { headers: { ...headers, cookie } })
  return choosePageVariant(request, settings, () => Promise.resolve(country))
}
const chooseLanguage = async (one: VisitInput) => (await chooseVariant(one)).language

const LANGUAGE_FROM_BROWSER = { languageFromBrowser: true }
const LANGUAGE_FROM_COUNTRY = { languageFromCountry: true }
const spanishHeaders = { 'accept-language': 'es-MX, en;q=0.5' }

describe('a document’s language', () => {
  it('is French when nothing else is known', async () => {
    expect(await chooseLanguage({})).toBe('fr')
    expect(await chooseLanguage({ headers: spanishHeaders, country: 'GB' })).toBe('fr')
  })

  it('defaults to the operator’s language', async () => {
    expect(await chooseLanguage({ settings: { defaultLanguage: 'es' } })).toBe('es')
  })

  it('is taken from the address rather than from the cookie', async () => {
    const cookie = 'masar-page-language=es'
    expect(await chooseLanguage({ path: '/search?l=en', cookie, headers: spanishHeaders })).toBe(
      'en',
    )
    expect(await chooseLanguage({ path: '/search?l=xx', cookie })).toBe('es')
  })

  it('is taken from the cookie rather than from the browser', async () => {
    const cookie = 'masar-page-language=en'
    expect(
      await chooseLanguage({ cookie, headers: spanishHeaders, settings: LANGUAGE_FROM_BROWSER }),
    ).toBe('en')
  })

  it('is taken from the browser rather than the country when both are enabled', async () => {
    const settings = { ...LANGUAGE_FROM_BROWSER, ...LANGUAGE_FROM_COUNTRY }
    expect(await chooseLanguage({ headers: spanishHeaders, settings, country: 'GB' })).toBe('es')
    expect(await chooseLanguage({ settings, country: 'GB' })).toBe('en')
  })

  // @shows LANG-4, LANG-5
  it.each([
    ['FR', 'fr'],
    ['MA', 'fr'],
    ['US', 'en'],
    ['GB', 'en'],
    ['AU', 'en'],
    ['DE', 'es'],
    ['', 'es'],
  ])(
    'for a visitor from %j is %s when the operator enables the country lookup',
    async (country, expected) => {
      const settings = { ...LANGUAGE_FROM_COUNTRY, defaultLanguage: 'es' }
      expect(await chooseLanguage({ settings, country })).toBe(expected)
    },
  )

  it('is always one that the operator offers', async () => {
    const settings = { languages: ['en', 'es'], defaultLanguage: 'en' }
    expect(
      await chooseLanguage({ path: '/?l=fr', cookie: 'masar-page-language=fr', settings }),
    ).toBe('en')
  })

  it('requires a country lookup only when nothing else determines it', async () => {
    const readCountry = vi.fn<() => Promise<string>>()
    const settings = LANGUAGE_FROM_COUNTRY
    await choosePageVariant(new Request('https://cars.example/?l=es'), settings, readCountry)
    await choosePageVariant(new Request('https://cars.example/'), {}, readCountry)
    expect(readCountry).not.toHaveBeenCalled()
  })
})

describe('a document’s currency and theme', () => {
  it('are the visitor’s choices', async () => {
    const cookie = 'masar-page-currency=EUR; masar-page-theme=dark'
    expect(await chooseVariant({ cookie })).toMatchObject({ currency: 'EUR', theme: 'dark' })
  })

  it('are not set when the cookies contain invalid values', async () => {
    const cookie = ['language', 'currency', 'theme']
      .map((name) => `masar-page-${name}=%3C/script%3E`)
      .join('; ')
    expect(await chooseVariant({ cookie })).toMatchObject({
      language: 'fr',
      currency: null,
      theme: null,
    })
  })

  it('are limited to those that the operator offers', async () => {
    const cookie = 'masar-page-currency=USD'
    expect((await chooseVariant({ cookie, settings: { currencies: ['TND'] } })).currency).toBeNull()
    expect((await chooseVariant({ cookie, settings: { baseCurrency: 'MAD' } })).currency).toBeNull()
    const own = 'masar-page-currency=MAD'
    expect((await chooseVariant({ cookie: own, settings: { baseCurrency: 'MAD' } })).currency).toBe(
      'MAD',
    )
  })
})

it.each([
  [{ 'sec-ch-ua-mobile': '?1' }, true],
  [{ 'sec-ch-ua-mobile': '?0' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' }, true],
  [{}, false],
])('the document for headers %j is for a phone: %s', async (headers, isPhone) => {
  expect((await chooseVariant({ headers })).isPhone).toBe(isPhone)
})
