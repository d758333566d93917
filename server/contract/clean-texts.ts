import { cleanLine } from '@masar/domain/text/clean-line.ts'

/** Passwords are compared as typed, and messages may mean every character. */
const VERBATIM = new Set(['password', 'newPassword', 'message'])
/** JSON that is nested deeper is refused anyway (`unstorableParts`). */
const MAX_DEPTH = 20

/**
 * The same request without the invisible characters that came with copy and paste, in every text that is
 * one line. Browsers clean what is typed; this is for other clients.
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
