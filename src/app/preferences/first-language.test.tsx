import { beforeEach, describe, expect, it, vi } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'

import { parseConfig } from '../config.ts'
import { clearInitialLanguage, findFirstLanguage, readInitialLanguage } from './first-language.ts'

const EN_ES_SETTINGS = { languages: ['en', 'es'], defaultLanguage: 'en' }
const chooseLanguage = (settings: object) => findFirstLanguage(parseConfig(settings))
const setUrlSearch = (search: string) => history.replaceState(null, '', `/${search}`)

beforeEach(() => {
  localStorage.clear()
  setUrlSearch('')
})

describe('the language of the first page', () => {
  // @shows LANG-2, LANG-3
  it('is that of the URL, the account, the last choice, or the default, in this order', async () => {
    expect(await chooseLanguage({})).toBe('fr')
    localStorage.setItem('masar-language', 'en')
    expect(await chooseLanguage({})).toBe('en')
    localStorage.setItem('masar-user', JSON.stringify({ _id: '1', language: 'es' }))
    expect(await chooseLanguage({})).toBe('es')
    setUrlSearch('?l=fr')
    expect(await chooseLanguage({})).toBe('fr')
  })

  // @shows LANG-3
  it('remains available until cleared, even after a page removes it from the URL', async () => {
    setUrlSearch('?l=es')
    await chooseLanguage({})
    setUrlSearch('')
    expect(readInitialLanguage()).toBe('es')
    clearInitialLanguage()
    expect(readInitialLanguage()).toBeUndefined()
  })

  it('is always one that the operator offers', async () => {
    controlFetch({ 'GET /api/country-code': respondAlways(200, '"FR"') })
    setUrlSearch('?l=fr')
    localStorage.setItem('masar-user', JSON.stringify({ _id: '1', language: 'fr' }))
    expect(await chooseLanguage({ ...EN_ES_SETTINGS, languageFromCountry: true })).toBe('en')
    expect(localStorage.getItem('masar-language')).toBeNull()

    localStorage.setItem('masar-language', 'es')
    expect(await chooseLanguage(EN_ES_SETTINGS)).toBe('es')
  })

  // @sets languageFromBrowser
  it.each([
    [['en-US', 'en'], 'en'],
    [['de-DE', 'ES-mx', 'en'], 'es'],
    [['de-DE'], 'fr'],
    [[], 'fr'],
  ])('is the browser’s when the operator enables it: %j, %s', async (tags, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
    expect(await chooseLanguage({})).toBe('fr')
    expect(await chooseLanguage({ languageFromBrowser: true })).toBe(language)
    localStorage.setItem('masar-language', 'fr')
    expect(await chooseLanguage({ languageFromBrowser: true })).toBe('fr')
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
    expect(await chooseLanguage(settings)).toBe(language)
  })
})
