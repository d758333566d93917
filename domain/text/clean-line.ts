/**
 * Invisible characters that come with copied text: soft hyphen, zero-width spaces, direction marks,
 * variation selectors.
 */
const INVISIBLE_CHARACTERS =
  /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0E|\uFE0F/g
const UNUSUAL_SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
const MINUS = /\u2212/g
const JOINERS = /[\u200C\u200D]/g
/**
 * Matches a final character that may need a joiner: any letter or emoji. `EUROPEAN_ENDING` matches the scripts
 * to exclude.
 */
const JOINABLE_ENDING = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u
const EUROPEAN_ENDING = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u

/**
 * Removes invisible characters that come with copied text, and replaces unusual spaces and minus signs. Keeps
 * the joiners U+200C and U+200D after letters of scripts that need them, such as Persian (decision 035). Not
 * for passwords or messages.
 */
export function cleanLine(text: string): string {
  return text
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(UNUSUAL_SPACES, ' ')
    .replace(MINUS, '-')
    .replace(JOINERS, (joiner, at: number, all: string) =>
      canNeedJoiner(all.slice(0, at)) ? joiner : '',
    )
}

const canNeedJoiner = (before: string) =>
  JOINABLE_ENDING.test(before) && !EUROPEAN_ENDING.test(before)
