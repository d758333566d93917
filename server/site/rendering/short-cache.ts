/** Long enough to serve many visitors of one address, short enough to keep prices current. */
const LIFETIME_MS = 5000
const MAX_ENTRIES = 300

interface Entry<Value> {
  value: Promise<Value>
  expiresAt: number
}

/**
 * Caches, for a few seconds, values that are the same for every visitor. Concurrent requests share a value if
 * it may be kept. They also share null, so that a page that cannot be rendered is not retried for each request.
 */
export class ShortCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #mayKeep: (value: Value) => boolean
  readonly #now: () => number

  /** `now` is a clock in milliseconds. */
  constructor(mayKeep: (value: Value) => boolean, now: () => number = Date.now) {
    this.#mayKeep = mayKeep
    this.#now = now
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = this.#now()
    const cached = this.#entries.get(key)
    if (cached && cached.expiresAt > now) {
      try {
        const shared = await cached.value
        if (shared === null || this.#mayKeep(shared)) return shared
      } catch {
        // The first creation may have failed for reasons that concern only the first request.
      }
      return make()
    }
    const value = make()
    const entry = { value, expiresAt: now + LIFETIME_MS }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size > MAX_ENTRIES) this.#deleteOldest()
    let isKept = false
    try {
      isKept = this.#mayKeep(await value)
    } finally {
      if (!isKept && this.#entries.get(key) === entry) this.#entries.delete(key)
    }
    return value
  }

  /** Clears the cache; call it after a write, because values may be out of date. */
  clear(): void {
    this.#entries.clear()
  }

  #deleteOldest() {
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}
