import { compareVariables, parsePo, validateIcu } from 'pofile-ts'

/**
 * Finds the translations in a catalogue that cannot be parsed, or have other placeholders than the English
 * text.
 */
export const findWrongPlaceholders = (catalogue: string): string[] =>
  parsePo(catalogue)
    .items.filter(
      ({ msgid, msgstr: [text = ''] }) => text !== '' && !hasSamePlaceholders(msgid, text),
    )
    .map(({ msgstr: [text = ''] }) => text)

const hasSamePlaceholders = (source: string, text: string) =>
  validateIcu(text).valid && compareVariables(source, text).isMatch
