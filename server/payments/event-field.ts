/** A text inside the event of a provider: a right signature does not promise the right shape. */
export function eventText(event: unknown, ...path: readonly string[]): string | null {
  let value = event
  for (const name of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'string' ? value : null
}
