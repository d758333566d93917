import { compareVariables, parsePo, validateIcu } from 'pofile-ts'

/** The translations of a catalogue that cannot be parsed or have other placeholders than the English text. */
export const findWrongPlaceholders = (catalogue: string): string[] =>
  parsePo(catalogue)
    .items.filter(({ msgid, msgstr: [text = ''] }) => text !== '' && !fits(msgid, text))
    .map(({ msgstr: [text = ''] }) => text)

const fits = (source: string, text: string) =>
  validateIcu(text).valid && compareVariables(source, text).isMatch
