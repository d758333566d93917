const ENTRY = /^((?:msgctxt "[^\n]*"\n)?msgid [^]*?)\nmsgstr ([^]*?)\s*$/m

/** One entry of a catalogue: its text with its context, and how it is translated, both as they are written there. */
export function readEntry(entry: string): { text: string; translation: string } {
  const [, text = '', translation = ''] = ENTRY.exec(entry) ?? []
  return { text, translation }
}
