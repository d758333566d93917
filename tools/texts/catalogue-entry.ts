const ENTRY_PATTERN = /^((?:msgctxt "[^\n]*"\n)?msgid [^]*?)\nmsgstr ([^]*?)\s*$/m

/** Parses a catalogue entry into its text with context and its translation, both in raw form. */
export function parseEntry(entry: string): { text: string; translation: string } {
  const [, text = '', translation = ''] = ENTRY_PATTERN.exec(entry) ?? []
  return { text, translation }
}
