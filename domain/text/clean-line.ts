/**
 * Invisible characters that come with copied text: soft hyphen, zero-width spaces, direction marks,
 * variation selectors.
 */
const INVISIBLE = /[\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0E|\uFE0F/g
/** Unusual spaces, which look like an ordinary one. */
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
const MINUS = /\u2212/g
const JOINERS = /[\u200C\u200D]/g
/**
 * Matches a final character that may need a joiner: any letter or emoji. `EUROPEAN` matches the scripts to
 * exclude.
 */
const JOINED = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u
const EUROPEAN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u

/**
 * Returns one line of text as its reader sees it. Invisible characters from copying are removed,
 * unusual spaces and minus signs are replaced. The joiners U+200C and U+200D stay after letters of
 * scripts that need them, such as Persian (decision 035). Not for passwords and messages.
 */
export function cleanLine(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(MINUS, '-')
    .replace(JOINERS, (joiner, at: number, all: string) =>
      isJoined(all.slice(0, at)) ? joiner : '',
    )
}

const isJoined = (before: string) => JOINED.test(before) && !EUROPEAN.test(before)
