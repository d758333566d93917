import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { findOtherWords, type Term } from './glossary.ts'

const LOCALES_FOLDER = 'locales'
const GLOSSARY: Record<string, Term[]> = JSON.parse(
  readFileSync(`${LOCALES_FOLDER}/glossary.json`, 'utf8'),
)
const LOCATION_TERM: Term = { use: 'location', not: 'places?', unless: { 'A place': 'bound' } }

it.each([
  ['Choose a place', true],
  ['Places nearby', true],
  ['Choose a location', false],
  ['It replaces the photo', false],
  ['A place', false],
])(
  'findOtherWords reports another word for a term only as a whole word and without an exception: %s',
  (text, isFound) => {
    const catalogue = `msgid "x"\nmsgstr "${text}"\n`
    expect(findOtherWords([LOCATION_TERM], catalogue)).toHaveLength(isFound ? 1 : 0)
  },
)

it('findOtherWords reports a word of the source text when the translation is empty', () => {
  expect(findOtherWords([LOCATION_TERM], 'msgid "All places"\nmsgstr ""\n')).toHaveLength(1)
})

it.each(
  Object.entries(GLOSSARY).flatMap(([language, terms]) =>
    terms.map((term) => ({ language, ...term })),
  ),
)(
  'the glossary has exceptions for “$use” in $language only when a text needs them',
  ({ language, unless = {}, ...term }) => {
    const catalogues = globSync(`${language}/{app/*,server}.po`, { cwd: LOCALES_FOLDER }).map(
      (file) => readFileSync(`${LOCALES_FOLDER}/${file}`, 'utf8'),
    )
    const found = catalogues.flatMap((catalogue) => findOtherWords([term], catalogue)).join('\n')
    for (const text of Object.keys(unless)) expect(found).toContain(text)
  },
)
