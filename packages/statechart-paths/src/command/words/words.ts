export type WordValues = Readonly<Record<string, string | number>>

/** Formats titles and texts in one language. */
export interface Words {
  language: string
  /** The text of a message: `script/…` (`SCRIPT_WORDS`) or a title of a machine (`listTitleKeys`). */
  say: (id: string, values?: WordValues) => string
  /** Wraps a text in the language's quotation marks. */
  quote: (text: string) => string
}
