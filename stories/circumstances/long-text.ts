import { i18n, type Messages } from '@lingui/core'

const EXTRA_LENGTH_RATIO = 0.4
const VOWEL_PATTERN = /[aeiouyàâéèêëíîïóôúûù]/gi

const originalMessages = new Map<string, Messages>()

/** Shows the texts of the active language unchanged, or about 40 % longer to simulate other languages. */
export function setTextLength(isLong: boolean): void {
  const { locale } = i18n
  const messages = originalMessages.get(locale) ?? { ...i18n.messages }
  originalMessages.set(locale, messages)
  i18n.loadAndActivate({ locale, messages: isLong ? lengthenMessages(messages) : messages })
}

/** Lengthens the words of compiled messages. */
export function lengthenMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      lengthenMessage(message) as Messages[string],
    ]),
  )
}

/**
 * Lengthens a message: a string, or an array of strings and parts such as `[name]` or `[count, 'plural',
 * forms]`.
 */
function lengthenMessage(message: unknown): unknown {
  if (typeof message === 'string') return lengthenText(message)
  if (!Array.isArray(message)) return message
  return message.map((part: unknown) =>
    Array.isArray(part) ? lengthenPart(part) : lengthenMessage(part),
  )
}

function lengthenPart([name, kind, forms]: unknown[]): unknown[] {
  if (forms === null || typeof forms !== 'object') {
    return [name, kind, forms].filter((part) => part !== undefined)
  }
  const entries = Object.entries(forms).map(([form, text]) => [form, lengthenMessage(text)])
  return [name, kind, Object.fromEntries(entries)]
}

/** Repeats vowels, so that texts stay readable and words get as long as in German. */
export function lengthenText(text: string): string {
  const vowels = text.match(VOWEL_PATTERN)?.length ?? 0
  if (vowels === 0) return text
  let due = 0
  return text.replaceAll(VOWEL_PATTERN, (vowel) => {
    due += (text.length * EXTRA_LENGTH_RATIO) / vowels
    const more = Math.floor(due)
    due -= more
    return vowel.repeat(1 + more)
  })
}
