import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { forbiddenWords, wordsOf, wrongNames } from './names.ts'

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8')
const FORBIDDEN = forbiddenWords(GLOSSARY)

const sources = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/schema\.d\.ts$|\.gen\.ts$/.test(file))

const terms = [...GLOSSARY.matchAll(/^\| ([a-z][^|]*) \|/gm)].map(([, term]) => term ?? '')

describe('the glossary', () => {
  it('has each term once, in the order of the alphabet', () => {
    expect(terms.length).toBeGreaterThan(40)
    expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('forbids no word that is a term itself, and each once', () => {
    expect(FORBIDDEN.filter((word) => terms.includes(word))).toEqual([])
    expect(FORBIDDEN).toEqual([...new Set(FORBIDDEN)])
  })
})

describe('the names of the code', () => {
  it('have no word that the glossary forbids', () => {
    const wrong = sources.flatMap((file) =>
      wrongNames(file, readFileSync(file, 'utf8'), FORBIDDEN).map((name) => `${file}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['a variable', 'const oldReservation = 1'],
    ['a plural', 'const { reservations } = all'],
    ['a parameter', 'export function book(reservation: string) {}'],
    ['a type', 'interface ReservationRow {}'],
    ['a field of a type', 'interface Row { reservation: string }'],
    ['a constant', 'const MAX_RESERVATION = 1'],
  ])('are found in %s', (_, code) => {
    expect(wrongNames('domain/a.ts', code, ['reservation'])).toHaveLength(1)
  })

  it('are found in the name of a file', () => {
    expect(wrongNames('server/reservation-rows.ts', '', ['reservation'])).toHaveLength(1)
  })

  it('are not looked for in texts, comments and longer words', () => {
    const code =
      "// reservation\nexport const text = 'reservation'\nexport const placeholder = text"
    expect(wrongNames('domain/a.ts', code, ['reservation', 'place'])).toEqual([])
  })

  it('are taken apart into words', () => {
    expect(wordsOf('pickUpPlaceID')).toEqual(['pick', 'up', 'place', 'id'])
    expect(wordsOf('TEST_CONTROL')).toEqual(['test', 'control'])
  })
})
