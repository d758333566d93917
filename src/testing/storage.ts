/** A storage like a browser's: the values are its own enumerable properties. */
export function emptyStorage(): Storage {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => (kept[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  }) as unknown as Storage
}

/** Like a browser that forbids storage: reading the property throws. */
export function forbiddenStorage(): never {
  throw new DOMException('Not allowed', 'SecurityError')
}
