import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  listExportedNames,
  listForbiddenWords,
  findSharedNames,
  splitWords,
  findVerblessNames,
  findWrongNames,
} from './names.ts'

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8')
const FORBIDDEN_WORDS = listForbiddenWords(GLOSSARY)

const sourceFiles = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/schema\.d\.ts$|\.gen\.ts$/.test(file))

const terms = [...GLOSSARY.matchAll(/^\| ([a-z][^|]*) \|/gm)].map(([, term]) => term ?? '')

describe('the glossary', () => {
  it('lists each term once, in alphabetical order', () => {
    expect(terms.length).toBeGreaterThan(40)
    expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('forbids each word only once, and never a listed term', () => {
    expect(FORBIDDEN_WORDS.filter((word) => terms.includes(word))).toEqual([])
    expect(FORBIDDEN_WORDS).toEqual([...new Set(FORBIDDEN_WORDS)])
  })
})

describe('the names in the code', () => {
  it('contain no word that the glossary forbids', () => {
    const wrong = sourceFiles.flatMap((file) =>
      findWrongNames(file, readFileSync(file, 'utf8'), FORBIDDEN_WORDS).map(
        (name) => `${file}: ${name}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('contain a verb, and no “Of”, if they are function names', () => {
    const verbless = sourceFiles.flatMap((file) =>
      findVerblessNames(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(verbless).toEqual([])
  })

  it('are exported by one module each', () => {
    const modules = new Map(sourceFiles.map((file) => [file, readFileSync(file, 'utf8')]))
    expect(findSharedNames(modules)).toEqual([])
  })

  it('are reported when two modules export the same name', () => {
    const modules = new Map([
      ['domain/a.ts', 'export const deadline = 1'],
      ['src/b.ts', 'export function deadline() {}'],
    ])
    expect(findSharedNames(modules)).toEqual(['deadline: domain/a.ts, src/b.ts'])
  })

  it.each([
    ['passed on', 'src/a.ts', "export { deadline } from './b.ts'"],
    ['of a route', 'src/routes/search.tsx', 'export const Route = 1'],
    ['of a story', 'stories/a.stories.tsx', 'export const Loading = {}'],
    ['of an operation', 'server/a.ts', "export const signIn: Operation<'signIn'> = () => 1"],
  ])('may be exported twice when they are %s', (_, file, code) => {
    expect(listExportedNames(file, code)).toEqual([])
  })

  it.each([
    ['a function', 'function billOf() {}', ['billOf']],
    ['a constant that is a function', 'const billOfTerms = () => 1', ['billOfTerms']],
    ['a constant that is none', 'const daysOfWeek = 7', []],
  ])('are checked for “Of” in %s', (_, code, found) => {
    expect(findVerblessNames('domain/a.ts', code)).toEqual(found)
  })

  it.each([
    ['a variable', 'const oldReservation = 1'],
    ['a plural', 'const { reservations } = all'],
    ['a parameter', 'export function book(reservation: string) {}'],
    ['a type', 'interface ReservationRow {}'],
    ['a field of a type', 'interface Row { reservation: string }'],
    ['a constant', 'const MAX_RESERVATION = 1'],
  ])('are checked in %s', (_, code) => {
    expect(findWrongNames('domain/a.ts', code, ['reservation'])).toHaveLength(1)
  })

  it('are checked in file names', () => {
    expect(findWrongNames('server/reservation-rows.ts', '', ['reservation'])).toHaveLength(1)
  })

  it('are not checked in texts, comments and longer words', () => {
    const code =
      "// reservation\nexport const text = 'reservation'\nexport const placeholder = text"
    expect(findWrongNames('domain/a.ts', code, ['reservation', 'place'])).toEqual([])
  })

  it('are split into words', () => {
    expect(splitWords('pickUpPlaceID')).toEqual(['pick', 'up', 'place', 'id'])
    expect(splitWords('TEST_CONTROL')).toEqual(['test', 'control'])
  })
})
