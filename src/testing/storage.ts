/** Creates a storage like a browser's, with its values as own enumerable properties. */
export function createEmptyStorage(): Storage {
  const items: Record<string, string> = {}
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, value: string) => (items[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(items, key) },
  }) as unknown as Storage
}

/** Throws when the property is read, like a browser that forbids storage. */
export function throwForbiddenStorage(): never {
  throw new DOMException('Not allowed', 'SecurityError')
}
