/**
 * Reads a text field of a provider's event. Returns null when it is missing: a valid signature does not
 * guarantee a valid shape.
 */
export function readEventText(event: unknown, ...path: readonly string[]): string | null {
  let value = event
  for (const name of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'string' ? value : null
}
