import { describe, expect, it } from 'vitest'

import { EXPECTED_LINK_TEXTS } from '../../e2e/words/expected-link-texts.ts'
import {
  createExpectedTexts,
  EXPECTED_TEXTS,
  type ExpectedText,
} from '../../e2e/words/expected-texts.ts'
import { englishTexts, loadTranslations } from '../../e2e/steps/page/words.ts'

/** Values for the placeholders of texts, as they appear in browser tests. */
const GAPS = {
  MINIMUM_AGE: 21,
  minimumAge: 21,
  MINIMUM_PASSWORD_LENGTH: 6,
  minPickupHours: 1,
  minRentalHours: 1,
  left: 3600,
  shown: 'TND',
}
const FILLINGS = [
  { ...GAPS, 0: 1, currency: 'EUR' },
  { ...GAPS, 0: 2, currency: 'XYZ' },
]

/** French has a no-break space before a colon. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const english = loadTranslations('en')
const TELLINGS = englishTexts().flatMap((id) =>
  FILLINGS.map((values) => ({ id, values, text: plain(english(id, values)) })),
)

describe('the English texts in browser tests', () => {
  // @shows LANG-10
  it.each(['fr', 'es'] as const)('have the translations of the catalogues in %s', (language) => {
    const say = createExpectedTexts(language)
    const translated = loadTranslations(language)
    const wrong = EXPECTED_TEXTS.flatMap((saying) => {
      const translations = findMessages(saying).map(({ id, values }) => translated(id, values))
      const isRight =
        translations.length > 0 &&
        translations.every((text) => plain(text).startsWith(plain(say(saying))))
      return isRight ? [] : [{ saying, translations }]
    })
    expect(wrong).toEqual([])
  })

  it.each(['fr', 'es'] as const)(
    'have the translations of the catalogues for mailed links in %s',
    (language) => {
      const translated = loadTranslations(language)
      const said = Object.values(EXPECTED_LINK_TEXTS.en).map((text: string) => translated(text))
      expect(said).toEqual(Object.values(EXPECTED_LINK_TEXTS[language]))
    },
  )
})

/** The messages of the app that start with this text. */
const findMessages = (saying: ExpectedText) =>
  TELLINGS.filter(({ text }) => text.startsWith(plain(saying)))
