import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { foreignTexts } from './catalogue-language.ts'

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
  ])('is recognized as another language by its letters and words: %s', (language, text, found) => {
    expect(foreignTexts(language, text, [])).toEqual(found)
  })

  it('is recognized by the catalogue of the other language if it has no such marks', () => {
    const text = 'msgid "It is gone"\nmsgstr "Ya no queda"\n'
    expect(foreignTexts('fr', text, [])).toEqual([])
    expect(foreignTexts('fr', text, [text])).toEqual(['Ya no queda'])
  })

  it.each(globSync('{fr,es}/{app/*,server}.po', { cwd: LOCALES }))(
    'is in its own language in %s',
    (path) => {
      const language = path.slice(0, 2)
      const other = path.replace(language, language === 'fr' ? 'es' : 'fr')
      expect(foreignTexts(language, readCatalogue(path), [readCatalogue(other)])).toEqual([])
    },
  )
})
