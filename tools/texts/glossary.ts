import { parsePo } from 'pofile-ts'

/** A term of the pages in one language, and the words that must not be used for it. */
export interface Term {
  use: string
  /** A regular expression for whole words, ignoring case. */
  not: string
  /** Texts that may use the word, each with the reason. */
  unless?: Readonly<Record<string, string>>
}

/** Finds the texts in a catalogue (`.po`) that use another word for a term of the glossary. */
export const findOtherWords = (terms: readonly Term[], catalogue: string): string[] =>
  parsePo(catalogue).items.flatMap(({ msgid, msgstr: [translation = ''] }) => {
    const text = translation || msgid
    return terms
      .filter(({ not, unless = {} }) => toPattern(not).test(text) && !Object.hasOwn(unless, text))
      .map(({ use }) => `"${use}" is the term, not as in: ${text}`)
  })

const toPattern = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')
