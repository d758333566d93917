/**
 * Parses the query string as plain text. The router's own parser would parse values that look like JSON, which
 * changes numeric ids. A native form repeats the name of a list (`size=mini&size=midi`), while our links join
 * the values with dots.
 */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...params.keys()].map((name) => [
      name,
      params.getAll(name).map(removeQuotes).filter(Boolean).join('.'),
    ]),
  )
}

/** Returns the query string with a leading `?`. Omits values that are undefined or null. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') params.set(name, isQuoted(value) ? JSON.stringify(value) : value)
    else if (value !== undefined && value !== null) params.set(name, JSON.stringify(value))
  }
  return params.size > 0 ? `?${params}` : ''
}

const isQuoted = (text: string) => text.length > 1 && text.startsWith('"') && text.endsWith('"')

/** Removes the quotes that older links put around text that looked like a number. */
function removeQuotes(text: string): string {
  if (!isQuoted(text)) return text
  try {
    const inside: unknown = JSON.parse(text)
    return typeof inside === 'string' ? inside : text
  } catch {
    return text
  }
}
