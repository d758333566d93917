import { i18n, type Messages } from '@lingui/core'

const LONGER_BY = 0.4
const VOWELS = /[aeiouyàâéèêëíîïóôúûù]/gi

const usual = new Map<string, Messages>()

/** Shows the texts of the active language as they are, or 40 % longer, as they may be in another language. */
export function setTextLength(isLong: boolean): void {
  const { locale } = i18n
  const messages = usual.get(locale) ?? { ...i18n.messages }
  usual.set(locale, messages)
  i18n.loadAndActivate({ locale, messages: isLong ? lengthenMessages(messages) : messages })
}

/** Lengthens the words of compiled messages. */
export function lengthenMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, longer(message) as Messages[string]]),
  )
}

/** A message is a string, or strings with parts between them: `[name]`, `[count, 'plural', forms]`. */
function longer(message: unknown): unknown {
  if (typeof message === 'string') return longerText(message)
  if (!Array.isArray(message)) return message
  return message.map((part: unknown) => (Array.isArray(part) ? longerPart(part) : longer(part)))
}

function longerPart([name, kind, forms]: unknown[]): unknown[] {
  if (forms === null || typeof forms !== 'object') {
    return [name, kind, forms].filter((part) => part !== undefined)
  }
  const entries = Object.entries(forms).map(([form, text]) => [form, longer(text)])
  return [name, kind, Object.fromEntries(entries)]
}

/** Repeats vowels, so that texts stay readable and words get as long as in German. */
export function longerText(text: string): string {
  const vowels = text.match(VOWELS)?.length ?? 0
  if (vowels === 0) return text
  let due = 0
  return text.replaceAll(VOWELS, (vowel) => {
    due += (text.length * LONGER_BY) / vowels
    const more = Math.floor(due)
    due -= more
    return vowel.repeat(1 + more)
  })
}
