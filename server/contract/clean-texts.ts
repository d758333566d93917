import { cleanLine } from '@masar/domain/text/clean-line.ts'

/** Passwords are compared as typed, and every character of a message may be intended. */
const VERBATIM = new Set(['password', 'newPassword', 'message'])
/** Deeper JSON is rejected anyway (`unstorableParts`). */
const MAX_DEPTH = 20

/**
 * Removes invisible characters from every single-line text of a request. Browsers clean what is
 * typed; this is for other clients.
 */
export function cleanTexts<Value>(value: Value): Value {
  return cleaned(value, 0) as Value
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanLine(value)
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      VERBATIM.has(name) ? inner : cleaned(inner, depth + 1),
    ]),
  )
}
