/** Creates a storage like a browser's, with its values as own enumerable properties. */
export function createEmptyStorage(): Storage {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => (kept[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  }) as unknown as Storage
}

/** Throws when the property is read, like a browser that forbids storage. */
export function throwForbiddenStorage(): never {
  throw new DOMException('Not allowed', 'SecurityError')
}
