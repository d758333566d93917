import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { listForeignTexts } from './catalogue-language.ts'

const LOCALES_FOLDER = 'locales'
const SPANISH_ENTRY = 'msgid "The price has changed"\nmsgstr "El precio ha cambiado"\n'
const FRENCH_ENTRY = 'msgid "The price has changed"\nmsgstr "Le prix a changé"\n'

const readCatalogue = (file: string) => readFileSync(`${LOCALES_FOLDER}/${file}`, 'utf8')

describe('a translation', () => {
  it.each([
    ['fr', SPANISH_ENTRY, ['El precio ha cambiado']],
    ['es', FRENCH_ENTRY.replace('a changé', 'est autre'), ['Le prix est autre']],
    ['fr', FRENCH_ENTRY, []],
    ['es', SPANISH_ENTRY, []],
    ['fr', 'msgid "Pay {0}"\nmsgstr "Pay {0} with the card"\n', ['Pay {0} with the card']],
  ])('is checked for letters and words of other languages: %s', (language, text, found) => {
    expect(listForeignTexts(language, text, [])).toEqual(found)
  })

  it('is recognized as foreign when another language’s catalogue contains it', () => {
    const text = 'msgid "It is gone"\nmsgstr "Ya no queda"\n'
    expect(listForeignTexts('fr', text, [])).toEqual([])
    expect(listForeignTexts('fr', text, [text])).toEqual(['Ya no queda'])
  })

  it.each(globSync('{fr,es}/{app/*,server}.po', { cwd: LOCALES_FOLDER }))(
    'is in the right language in %s',
    (path) => {
      const language = path.slice(0, 2)
      const other = path.replace(language, language === 'fr' ? 'es' : 'fr')
      expect(listForeignTexts(language, readCatalogue(path), [readCatalogue(other)])).toEqual([])
    },
  )
})
