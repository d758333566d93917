/** Long enough for a crowd at one address, short enough that nobody notices an old price. */
const LIFETIME_MS = 5000
const MAX_PAGES = 300

interface CachedPage {
  page: Promise<Response | null>
  expiresAt: number
}

/** Documents that are the same for every visitor, for a few seconds; requests at the same time share one rendering. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #now: () => number

  /** `now` is a clock in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async get(key: string, render: () => Promise<Response | null>): Promise<Response | null> {
    const now = this.#now()
    const cached = this.#pages.get(key)
    if (cached && cached.expiresAt > now) return copy(await cached.page)
    const page = render()
    this.#pages.delete(key)
    this.#pages.set(key, { page, expiresAt: now + LIFETIME_MS })
    if (this.#pages.size > MAX_PAGES) this.#deleteOldest()
    const response = await page
    // A page that was not rendered, or is not for everybody, is not kept.
    if (!response?.ok || isPrivate(response)) this.#pages.delete(key)
    return copy(response)
  }

  /** Something was written: what is cached may be untrue. */
  clear(): void {
    this.#pages.clear()
  }

  #deleteOldest() {
    const [oldest] = this.#pages.keys()
    if (oldest !== undefined) this.#pages.delete(oldest)
  }
}

const copy = (response: Response | null) => response?.clone() ?? null

const isPrivate = ({ headers }: Response) => headers.get('cache-control')?.includes('private')
