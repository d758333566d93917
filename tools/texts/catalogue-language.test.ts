import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { listForeignTexts } from './catalogue-language.ts'

const LOCALES = 'locales'
const SPANISH = 'msgid "The price has changed"\nmsgstr "El precio ha cambiado"\n'
const FRENCH = 'msgid "The price has changed"\nmsgstr "Le prix a changé"\n'

const readCatalogue = (file: string) => readFileSync(`${LOCALES}/${file}`, 'utf8')

describe('a translation', () => {
  it.each([
    ['fr', SPANISH, ['El precio ha cambiado']],
    ['es', FRENCH.replace('a changé', 'est autre'), ['Le prix est autre']],
    ['fr', FRENCH, []],
    ['es', SPANISH, []],
    ['fr', 'msgid "Pay {0}"\nmsgstr "Pay {0} with the card"\n', ['Pay {0} with the card']],
  ])('is checked for letters and words of other languages: %s', (language, text, found) => {
    expect(listForeignTexts(language, text, [])).toEqual(found)
  })

  it('is recognized as another language when the other catalogue contains it, even without foreign letters or words', () => {
    const text = 'msgid "It is gone"\nmsgstr "Ya no queda"\n'
    expect(listForeignTexts('fr', text, [])).toEqual([])
    expect(listForeignTexts('fr', text, [text])).toEqual(['Ya no queda'])
  })

  it.each(globSync('{fr,es}/{app/*,server}.po', { cwd: LOCALES }))(
    'is in the right language in %s',
    (path) => {
      const language = path.slice(0, 2)
      const other = path.replace(language, language === 'fr' ? 'es' : 'fr')
      expect(listForeignTexts(language, readCatalogue(path), [readCatalogue(other)])).toEqual([])
    },
  )
})
