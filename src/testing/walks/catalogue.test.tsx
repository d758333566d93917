import { describe, expect, it } from 'vitest'

import { isUntranslated, findTranslatedPatterns, type TranslatedMessage } from './catalogue.ts'
import { splitMessage } from './message-pieces.ts'

const makeTranslatedMessage = (english: string, french: string): TranslatedMessage => ({
  source: english,
  english: splitMessage(english),
  own: splitMessage(french),
})

const FRENCH_MESSAGES = [
  makeTranslatedMessage('Driver details', 'Conducteur'),
  makeTranslatedMessage('Change: {title}', 'Modifier : {title}'),
  makeTranslatedMessage('{0}: {1}', '{0} : {1}'),
  makeTranslatedMessage('Pay {amount}', 'Payer {amount}'),
  makeTranslatedMessage(
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# jour} other {# jours}}',
  ),
  makeTranslatedMessage('Read the <0>terms of use</0>.', 'Lisez les <0>conditions</0>.'),
  makeTranslatedMessage('Options', 'Options'),
]

const isTranslation = (english: string | RegExp, text: string) =>
  findTranslatedPatterns(FRENCH_MESSAGES, english).some((pattern) => pattern.test(text))

describe('the translation of an English text', () => {
  it.each([
    ['Driver details', 'Conducteur'],
    ['Change: Driver details', 'Modifier : Conducteur'],
    ['Pay 250 TND', 'Payer 250,00 DT'],
    ['3 days', '3 jours'],
    ['terms of use', 'conditions'],
  ])('is found in the catalog: %s', (english, french) => {
    expect(isTranslation(english, french)).toBe(true)
  })

  it('is found for a pattern of English texts', () => {
    expect(isTranslation(/^Pay/, 'Payer 250 TND')).toBe(true)
  })

  it.each([
    ['Change: Driver details', 'Modifier : Options'],
    ['Driver details', 'Options'],
    ['terms of use', 'Lisez les conditions.'],
    ['Renault Clio', 'Renault Clio'],
  ])('differs from another text: %s', (english, french) => {
    expect(isTranslation(english, french)).toBe(false)
  })
})

describe('a text on a page in another language', () => {
  it.each(['Driver details', 'Pay 250 TND', '2 days', 'terms of use'])(
    'is reported as untranslated when it is English: %s',
    (text) => {
      expect(isUntranslated(FRENCH_MESSAGES, text)).toBe(true)
    },
  )

  it.each(['Conducteur', 'Options', 'Renault Clio', '2 jours'])(
    'is accepted when it is translated or has no English entry: %s',
    (text) => {
      expect(isUntranslated(FRENCH_MESSAGES, text)).toBe(false)
    },
  )
})
