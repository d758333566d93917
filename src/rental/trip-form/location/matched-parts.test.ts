import { expect, it } from 'vitest'

import { splitIntoMatches } from './matched-parts.ts'

const markMatches = (name: string, typed: string) =>
  splitIntoMatches(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

it.each([
  ['Tunis-Carthage Airport', 'tun', '[Tun]is-Carthage Airport'],
  ['Tunis-Carthage Airport', 'airport TUNIS', '[Tunis]-Carthage [Airport]'],
  ['Aéroport de Tunis-Carthage', 'aero', '[Aéro]port de Tunis-Carthage'],
  ['Sidi Bou Saïd', 'saïd', 'Sidi Bou [Saïd]'],
  ['Port of La Goulette', 'ort', 'P[ort] of La Goulette'],
  ['Sousse', 'ss', 'Sou[ss]e'],
  ['L’Ariana', 'ar', 'L’[Ar]iana'],
  ['Sidi Bou Sai\u0308d', 'said', 'Sidi Bou [Sai\u0308d]'],
  ['Tozeur', 'airport', 'Tozeur'],
  ['Tozeur', '', 'Tozeur'],
  ['Tozeur', '%_', 'Tozeur'],
])('in %s, typing "%s" highlights %s', (name, typed, shown) => {
  expect(markMatches(name, typed)).toBe(shown)
})
