/** Long enough for many visitors of one address, short enough for prices. */
const LIFETIME_MS = 5000
const MAX_ENTRIES = 300

interface Entry<Value> {
  value: Promise<Value>
  expiresAt: number
}

/** Values that are the same for every visitor, for a few seconds; requests at the same time share one. */
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
    if (cached && cached.expiresAt > now) return cached.value
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

  /** Something was written: what is cached may be out of date. */
  clear(): void {
    this.#entries.clear()
  }

  #deleteOldest() {
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}
