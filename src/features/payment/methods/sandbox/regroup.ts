/** The text of a field after a change, and the position of its caret. */
export interface Regrouped {
  text: string
  caret: number
}

/**
 * Groups digits again and keeps the caret before the same digit. Beside a separator, the caret goes
 * to the side on which the next key has an effect: behind it for the forward delete key, before it
 * otherwise.
 */
export function regroup(
  raw: string,
  caret: number,
  group: (raw: string) => string,
  isForward: boolean,
): Regrouped {
  const text = group(raw)
  const following = onlyDigits(raw.slice(caret))
  const locations = [...Array(text.length + 1).keys()].filter(
    (location) => onlyDigits(text.slice(location)) === following,
  )
  return { text, caret: locations.at(isForward ? -1 : 0) ?? text.length }
}

const onlyDigits = (text: string) => text.replace(/\D/g, '').length
