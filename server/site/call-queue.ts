import type { DisconnectCheck } from '../http/caller.ts'
import { createOverloadRefusal } from '../http/overloaded.ts'

type Caller = {
  /** The network whose limit the call counts toward; null counts only toward the server's limit. */
  network: string | null
  isGone: DisconnectCheck
}

type WaitingCall = { isGone: DisconnectCheck; start: () => void; drop: (reason: Error) => void }

/** The maximum number of running and waiting calls: about five seconds of work for the embedded database. */
const MAX_CALLS = 500
/** Enough for an office behind one address, but too few to fill the queue for others. */
const MAX_CALLS_PER_NETWORK = 64

/**
 * Starts calls one by one, each in its own turn of the event loop, so that pages are served between them.
 * Rejects calls with 503 when the queue is full, and drops those whose client has disconnected before their
 * turn.
 */
export class CallQueue {
  readonly #limits: { calls: number; perNetwork: number }
  readonly #open = new Map<string | null, number>()
  readonly #waiting: WaitingCall[] = []
  #total = 0
  #isStarting = false

  constructor({ calls = MAX_CALLS, perNetwork = MAX_CALLS_PER_NETWORK } = {}) {
    this.#limits = { calls, perNetwork }
  }

  async run<Result>({ network, isGone }: Caller, work: () => Promise<Result>): Promise<Result> {
    const open = this.#open.get(network) ?? 0
    const isNetworkFull = network !== null && open >= this.#limits.perNetwork
    if (isNetworkFull || this.#total >= this.#limits.calls) throw createOverloadRefusal()
    this.#count(network, 1)
    try {
      await this.#turn(isGone)
      return await work()
    } finally {
      this.#count(network, -1)
    }
  }

  #count(network: string | null, change: 1 | -1) {
    this.#total += change
    const open = (this.#open.get(network) ?? 0) + change
    if (open > 0) this.#open.set(network, open)
    else this.#open.delete(network)
  }

  #turn(isGone: DisconnectCheck): Promise<void> {
    return new Promise((start, drop) => {
      this.#waiting.push({ isGone, start, drop })
      if (!this.#isStarting) this.#startSoon()
    })
  }

  #startSoon() {
    this.#isStarting = true
    setImmediate(() => {
      let next = this.#waiting.shift()
      while (next?.isGone()) {
        next.drop(createOverloadRefusal())
        next = this.#waiting.shift()
      }
      next?.start()
      if (this.#waiting.length > 0) this.#startSoon()
      else this.#isStarting = false
    })
  }
}
