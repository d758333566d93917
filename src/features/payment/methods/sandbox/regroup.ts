/** The text of a field after a change, and the position of its caret. */
export interface RegroupedText {
  text: string
  caret: number
}

/**
 * Groups digits again and keeps the caret before the same digit. Beside a separator, two positions are
 * possible: the caret goes after it for the forward delete key, and before it otherwise, so that the next key
 * press deletes a digit.
 */
export function regroupDigits(
  raw: string,
  caret: number,
  group: (raw: string) => string,
  isForward: boolean,
): RegroupedText {
  const text = group(raw)
  const following = countDigits(raw.slice(caret))
  const locations = [...Array(text.length + 1).keys()].filter(
    (location) => countDigits(text.slice(location)) === following,
  )
  return { text, caret: locations.at(isForward ? -1 : 0) ?? text.length }
}

const countDigits = (text: string) => text.replace(/\D/g, '').length
