/** Marks of another language: letters that the language does not use, and common words of the others. */
const FOREIGN_MARKS: Record<string, RegExp> = {
  fr: /[áíóúñ¿¡]|(?<!\p{L})(?:el|los|las|una|usted|su|sus|del|para|por|con|está|esta|este|que se|the|your|you|and|of|with|this|is|are)(?!\p{L})/iu,
  es: /[àèêîôûùçœ]|(?<!\p{L})(?:des|du|une|est|vous|votre|vos|pour|avec|dans|au|aux|et|the|your|you|and|of|with|this|is|are)(?!\p{L})/iu,
}

const ENTRY_PATTERN = /^msgid "(.*)"\nmsgstr "(.*)"$/gm
const PLACEHOLDER_PATTERN = /\{\w+\}|<\/?\d+\/?>/g

/**
 * Lists the translations of a catalogue (`.po`) that are written in another language of the app. Detects them
 * by their letters and words, or, if the text is a sentence, because another language has the same translation.
 */
export function listForeignTexts(
  language: string,
  catalogue: string,
  others: readonly string[],
): string[] {
  const marks = FOREIGN_MARKS[language]
  if (!marks) return []
  const elsewhere = others.map(parseTexts)
  return [...parseTexts(catalogue)].flatMap(([source, text]) => {
    const isForeign = marks.test(text.replaceAll(PLACEHOLDER_PATTERN, ''))
    const isTaken = elsewhere.some((texts) => texts.get(source) === text && isSentence(text))
    return isForeign || (isTaken && source !== text) ? [text] : []
  })
}

/** Two languages often share single words, but not sentences. */
const isSentence = (text: string) =>
  text.replaceAll(PLACEHOLDER_PATTERN, '').trim().split(/\s+/).length > 2

const parseTexts = (catalogue: string) =>
  new Map(
    [...catalogue.matchAll(ENTRY_PATTERN)].map(([, source = '', text = '']) => [source, text]),
  )
