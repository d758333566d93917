import { beforeEach, describe, expect, it, vi } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'

import { parseConfig } from '../config.ts'
import { clearInitialLanguage, firstLanguage, readInitialLanguage } from './first-language.ts'

const EN_ES = { languages: ['en', 'es'], defaultLanguage: 'en' }
const first = (settings: object) => firstLanguage(parseConfig(settings))
const visit = (search: string) => history.replaceState(null, '', `/${search}`)

beforeEach(() => {
  localStorage.clear()
  visit('')
})

describe('the language of the first page', () => {
  // @shows LANG-2, LANG-3
  it('is that of the URL, the account, the last choice, or the default, in this order', async () => {
    expect(await first({})).toBe('fr')
    localStorage.setItem('masar-language', 'en')
    expect(await first({})).toBe('en')
    localStorage.setItem('masar-user', JSON.stringify({ _id: '1', language: 'es' }))
    expect(await first({})).toBe('es')
    visit('?l=fr')
    expect(await first({})).toBe('fr')
  })

  // @shows LANG-3
  it('is available until it is cleared, even after a page has removed it from its URL', async () => {
    visit('?l=es')
    await first({})
    visit('')
    expect(readInitialLanguage()).toBe('es')
    clearInitialLanguage()
    expect(readInitialLanguage()).toBeUndefined()
  })

  it('is always one that the operator offers', async () => {
    controlFetch({ 'GET /api/country-code': respondAlways(200, '"FR"') })
    visit('?l=fr')
    localStorage.setItem('masar-user', JSON.stringify({ _id: '1', language: 'fr' }))
    expect(await first({ ...EN_ES, languageFromCountry: true })).toBe('en')
    expect(localStorage.getItem('masar-language')).toBeNull()

    localStorage.setItem('masar-language', 'es')
    expect(await first(EN_ES)).toBe('es')
  })

  // @sets languageFromBrowser
  it.each([
    [['en-US', 'en'], 'en'],
    [['de-DE', 'ES-mx', 'en'], 'es'],
    [['de-DE'], 'fr'],
    [[], 'fr'],
  ])('is the browser’s when the operator enables it: %j, %s', async (tags, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
    expect(await first({})).toBe('fr')
    expect(await first({ languageFromBrowser: true })).toBe(language)
    localStorage.setItem('masar-language', 'fr')
    expect(await first({ languageFromBrowser: true })).toBe('fr')
  })

  // @shows LANG-4, LANG-5, WIRE-38
  // @sets languageFromCountry, defaultLanguage
  it.each([
    ['FR', 'fr'],
    ['MA', 'fr'],
    ['US', 'en'],
    ['GB', 'en'],
    ['AU', 'en'],
    ['DE', 'es'],
  ])('is that of the country when the operator enables it: %s, %s', async (country, language) => {
    controlFetch({ 'GET /api/country-code': respondAlways(200, JSON.stringify(country)) })
    const settings = { languageFromCountry: true, defaultLanguage: 'es' }
    expect(await first(settings)).toBe(language)
  })
})
