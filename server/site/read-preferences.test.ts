import { describe, expect, it } from 'vitest'

import { readPreferences } from './read-preferences.ts'

const NO_PREFERENCES = { language: null, currency: null, theme: null }

function readFromCookie(cookie?: string) {
  const request = new Request('http://localhost/', { headers: cookie ? { cookie } : {} })
  return readPreferences(request, { languages: ['fr', 'en'], currencies: ['TND', 'EUR'] })
}

const buildAllCookies = (value: string) =>
  ['language', 'currency', 'theme'].map((name) => `masar-page-${name}=${value}`).join('; ')

describe('readPreferences', () => {
  it('returns the visitor’s choices', () => {
    expect(
      readFromCookie('a=b; masar-page-language=en;masar-page-currency=EUR; masar-page-theme=dark'),
    ).toEqual({ language: 'en', currency: 'EUR', theme: 'dark' })
  })

  it('returns null for choices that were not made', () => {
    expect(readFromCookie()).toEqual(NO_PREFERENCES)
    expect(readFromCookie('masar-page-theme=light')).toEqual({ ...NO_PREFERENCES, theme: 'light' })
  })

  it('ignores choices that the operator does not offer', () => {
    expect(readFromCookie('masar-page-language=es; masar-page-currency=USD')).toEqual(
      NO_PREFERENCES,
    )
  })

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['encoded markup', encodeURIComponent('</script><script>')],
    ['a broken encoding', '%E0%A4%A'],
    ['a null byte', '%00'],
    ['a property of every object', '__proto__'],
    ['an empty value', ''],
    ['a very long value', 'EUR'.repeat(10_000)],
    ['several values', 'EUR,dark,en'],
  ])('ignores %s', (_what, value) => {
    expect(readFromCookie(buildAllCookies(value))).toEqual(NO_PREFERENCES)
  })

  it('ignores names and values in the wrong case', () => {
    expect(
      readFromCookie('masar-page-language=EN; masar-page-currency=eur; masar-page-theme=Dark'),
    ).toEqual(NO_PREFERENCES)
    expect(readFromCookie('Masar-Page-Theme=dark')).toEqual(NO_PREFERENCES)
  })

  // RFC 6265, 5.4: browsers send the cookie of the longest path first.
  it('reads the first of several cookies with the same name', () => {
    expect(readFromCookie('masar-page-theme=dark; masar-page-theme=light').theme).toBe('dark')
    expect(readFromCookie('masar-page-theme=<script>; masar-page-theme=light').theme).toBeNull()
  })
})
