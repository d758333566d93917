import { describe, expect, it, vi } from 'vitest'

import { choosePageVariant } from './page-jobs.ts'

interface Visit {
  path?: string
  cookie?: string
  headers?: Record<string, string>
  settings?: Record<string, unknown>
  country?: string
}

function visit({ path = '/', cookie = '', headers = {}, settings = {}, country = '' }: Visit) {
  const request = new Request(`https://cars.example${path}`, { headers: { ...headers, cookie } })
  return choosePageVariant(request, settings, () => Promise.resolve(country))
}
const chooseLanguage = async (one: Visit) => (await visit(one)).language

const FROM_BROWSER = { languageFromBrowser: true }
const FROM_COUNTRY = { languageFromCountry: true }
const spanish = { 'accept-language': 'es-MX, en;q=0.5' }

describe('the language of a document', () => {
  it('is French when nothing else is known', async () => {
    expect(await chooseLanguage({})).toBe('fr')
    expect(await chooseLanguage({ headers: spanish, country: 'GB' })).toBe('fr')
  })

  it('defaults to the operator’s language', async () => {
    expect(await chooseLanguage({ settings: { defaultLanguage: 'es' } })).toBe('es')
  })

  it('is taken from the address rather than from the cookie', async () => {
    const cookie = 'masar-page-language=es'
    expect(await chooseLanguage({ path: '/search?l=en', cookie, headers: spanish })).toBe('en')
    expect(await chooseLanguage({ path: '/search?l=xx', cookie })).toBe('es')
  })

  it('is taken from the cookie rather than from the browser', async () => {
    const cookie = 'masar-page-language=en'
    expect(await chooseLanguage({ cookie, headers: spanish, settings: FROM_BROWSER })).toBe('en')
  })

  it('is taken from the browser rather than from the country, when the operator enables both', async () => {
    const settings = { ...FROM_BROWSER, ...FROM_COUNTRY }
    expect(await chooseLanguage({ headers: spanish, settings, country: 'GB' })).toBe('es')
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
      const settings = { ...FROM_COUNTRY, defaultLanguage: 'es' }
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
    const settings = FROM_COUNTRY
    await choosePageVariant(new Request('https://cars.example/?l=es'), settings, readCountry)
    await choosePageVariant(new Request('https://cars.example/'), {}, readCountry)
    expect(readCountry).not.toHaveBeenCalled()
  })
})

describe('the currency and the theme of a document', () => {
  it('are the ones that the visitor has chosen', async () => {
    const cookie = 'masar-page-currency=EUR; masar-page-theme=dark'
    expect(await visit({ cookie })).toMatchObject({ currency: 'EUR', theme: 'dark' })
  })

  it('are not set when the cookies contain invalid values', async () => {
    const cookie = ['language', 'currency', 'theme']
      .map((name) => `masar-page-${name}=%3C/script%3E`)
      .join('; ')
    expect(await visit({ cookie })).toMatchObject({ language: 'fr', currency: null, theme: null })
  })

  it('are limited to those that the operator offers', async () => {
    const cookie = 'masar-page-currency=USD'
    expect((await visit({ cookie, settings: { currencies: ['TND'] } })).currency).toBeNull()
    expect((await visit({ cookie, settings: { baseCurrency: 'MAD' } })).currency).toBeNull()
    const own = 'masar-page-currency=MAD'
    expect((await visit({ cookie: own, settings: { baseCurrency: 'MAD' } })).currency).toBe('MAD')
  })
})

it.each([
  [{ 'sec-ch-ua-mobile': '?1' }, true],
  [{ 'sec-ch-ua-mobile': '?0' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' }, true],
  [{}, false],
])('the document for headers %j is for a phone: %s', async (headers, isPhone) => {
  expect((await visit({ headers })).isPhone).toBe(isPhone)
})
