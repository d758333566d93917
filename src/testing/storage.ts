/** A storage as a browser has it: what is kept are its own enumerable properties. */
export function emptyStorage(): Storage {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => (kept[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  }) as unknown as Storage
}

/** As where the visitor forbids it: its name alone throws. */
export function forbiddenStorage(): never {
  throw new DOMException('Not allowed', 'SecurityError')
}
