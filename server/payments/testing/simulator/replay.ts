import type { SimulatorResponse, SimulatorRequest } from './loopback.ts'

type StoredResponse = { call: string; body: string; answer: SimulatorResponse }

/** Stored responses by idempotency key, so that nothing is processed twice. */
export class Replay {
  readonly #stored = new Map<string, StoredResponse>()

  /** Returns the stored response; `mismatch` when the key was used for another request. */
  find(key: string, received: SimulatorRequest): SimulatorResponse | 'mismatch' | null {
    const stored = this.#stored.get(key)
    if (!stored) return null
    return stored.call === getCallKey(received) && stored.body === received.body
      ? stored.answer
      : 'mismatch'
  }

  keep(key: string, received: SimulatorRequest, answer: SimulatorResponse): void {
    this.#stored.set(key, { call: getCallKey(received), body: received.body, answer })
  }
}

const getCallKey = ({ method, path }: SimulatorRequest) => `${method} ${path}`
