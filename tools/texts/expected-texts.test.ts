import { describe, expect, it } from 'vitest'

import { EXPECTED_LINK_TEXTS } from '../../e2e/words/expected-link-texts.ts'
import {
  createExpectedTexts,
  EXPECTED_TEXTS,
  type ExpectedText,
} from '../../e2e/words/expected-texts.ts'
import { listEnglishTexts, createTranslate } from '../../e2e/steps/page/words.ts'

/** Values for the placeholders of texts, as they appear in browser tests. */
const PLACEHOLDER_VALUES = {
  MINIMUM_AGE: 21,
  minimumAge: 21,
  MINIMUM_PASSWORD_LENGTH: 6,
  minPickupHours: 1,
  minRentalHours: 1,
  left: 3600,
  shown: 'TND',
}
const VALUE_SETS = [
  { ...PLACEHOLDER_VALUES, 0: 1, currency: 'EUR' },
  { ...PLACEHOLDER_VALUES, 0: 2, currency: 'XYZ' },
]

/** French has a no-break space before a colon. */
const normalizeSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

const translateToEnglish = createTranslate('en')
const ENGLISH_TEXTS = listEnglishTexts().flatMap((id) =>
  VALUE_SETS.map((values) => ({
    id,
    values,
    text: normalizeSpaces(translateToEnglish(id, values)),
  })),
)

describe('the English texts in browser tests', () => {
  // @shows LANG-10
  it.each(['fr', 'es'] as const)('match the catalogues in %s', (language) => {
    const say = createExpectedTexts(language)
    const translated = createTranslate(language)
    const wrong = EXPECTED_TEXTS.flatMap((saying) => {
      const translations = findMessages(saying).map(({ id, values }) => translated(id, values))
      const isRight =
        translations.length > 0 &&
        translations.every((text) => normalizeSpaces(text).startsWith(normalizeSpaces(say(saying))))
      return isRight ? [] : [{ saying, translations }]
    })
    expect(wrong).toEqual([])
  })

  it.each(['fr', 'es'] as const)('match the catalogues for mailed links in %s', (language) => {
    const translated = createTranslate(language)
    const translatedTexts = Object.values(EXPECTED_LINK_TEXTS.en).map((text: string) =>
      translated(text),
    )
    expect(translatedTexts).toEqual(Object.values(EXPECTED_LINK_TEXTS[language]))
  })
})

/** Finds the messages of the app that start with this text. */
const findMessages = (saying: ExpectedText) =>
  ENGLISH_TEXTS.filter(({ text }) => text.startsWith(normalizeSpaces(saying)))
