/** What a field shows after a change, and where its caret stands. */
export interface Regrouped {
  text: string
  caret: number
}

/**
 * Groups digits anew and keeps the caret before the digit it was before. Where a separator stands
 * next to it, the caret goes to the side on which the next key has an effect: behind it for the
 * forward delete key, before it otherwise.
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
