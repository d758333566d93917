import type { ListenFunction, StopFunction } from '../db/connection/listen.ts'

const CHANNEL = 'masar_news'
/** The maximum number of streams to one account, per server. */
const MAX_STREAMS_PER_ACCOUNT = 20
/** The maximum number of streams to all accounts, per server. */
const MAX_STREAMS_PER_SERVER = 5_000

export type ChangeListener = {
  /** Called when the account's data has changed, or may have changed. */
  onChange: () => void
  /** Called when the server stops. */
  onEnd: () => void
}

/** Notifies listeners when any server changes an account's data. */
export class ChangeFeed {
  readonly #listen: ListenFunction
  readonly #listeners = new Map<string, Set<ChangeListener>>()
  #listening: Promise<StopFunction> | null = null
  #size = 0

  constructor(listen: ListenFunction) {
    this.#listen = listen
  }

  /**
   * Adds a listener and returns a function that removes it. Returns null when the account or the server has too
   * many streams.
   */
  async subscribe(accountId: string, listener: ChangeListener): Promise<(() => void) | null> {
    const listeners = this.#listeners.get(accountId) ?? new Set()
    if (listeners.size >= MAX_STREAMS_PER_ACCOUNT || this.#size >= MAX_STREAMS_PER_SERVER)
      return null
    this.#listeners.set(accountId, listeners.add(listener))
    this.#size += 1
    const unsubscribe = () => {
      if (listeners.delete(listener)) this.#size -= 1
      if (listeners.size === 0) this.#listeners.delete(accountId)
    }
    try {
      await this.#start()
      return unsubscribe
    } catch (error) {
      unsubscribe()
      throw error
    }
  }

  async stop(): Promise<void> {
    for (const listener of this.#all()) listener.onEnd()
    const listening = this.#listening
    this.#listening = null
    const stop = await listening?.catch(() => null)
    await stop?.()
  }

  /** Starts listening at the first subscription, because a server without streams needs no connection. */
  #start(): Promise<StopFunction> {
    this.#listening ??= this.#listen(
      CHANNEL,
      (accountId) => this.#tell(this.#listeners.get(accountId) ?? []),
      () => this.#tell(this.#all()),
    ).catch((error: unknown) => {
      this.#listening = null
      throw error
    })
    return this.#listening
  }

  #tell(listeners: Iterable<ChangeListener>) {
    for (const listener of listeners) listener.onChange()
  }

  #all = () => [...this.#listeners.values()].flatMap((listeners) => [...listeners])
}
