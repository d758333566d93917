import { cleanLine } from '@masar/domain/text/clean-line.ts'

/** Passwords are compared as typed, and every character of a message may be intended. */
const VERBATIM_FIELDS = new Set(['password', 'newPassword', 'message'])
/** Deeper JSON is rejected anyway (`addUnstorableIssues`). */
const MAX_DEPTH = 20

/**
 * Removes invisible characters from every single-line text of a request. Our pages already clean what is typed;
 * this is for other clients.
 */
export function cleanTexts<Value>(value: Value): Value {
  return cleanValue(value, 0) as Value
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanLine(value)
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      VERBATIM_FIELDS.has(name) ? inner : cleanValue(inner, depth + 1),
    ]),
  )
}
