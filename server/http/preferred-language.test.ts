import { expect, it } from 'vitest'

import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { findPreferredLanguage } from './preferred-language.ts'

it.each([
  ['en-US,en;q=0.9', 'en'],
  ['es-ES', 'es'],
  ['ES', 'es'],
  ['de-DE,de;q=0.9,en;q=0.8', 'en'],
  ['fr;q=0.2, en;q=0.3', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
  ['de-DE,de;q=0.9', undefined],
  ['*', undefined],
  ['de, *;q=0.5', undefined],
  ['', undefined],
  ['eng, french', undefined],
  [';;;,,,=', undefined],
])('“%s” prefers %s', (accepted, language) => {
  const headers = { 'accept-language': accepted }
  expect(findPreferredLanguage(new Request('http://localhost/', { headers }), LANGUAGES)).toBe(
    language,
  )
})

it('findPreferredLanguage returns undefined without Accept-Language', () => {
  expect(findPreferredLanguage(new Request('http://localhost/'), LANGUAGES)).toBeUndefined()
})
