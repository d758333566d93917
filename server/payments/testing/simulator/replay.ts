import type { SimulatorAnswer, SimulatorRequest } from './loopback.ts'

type StoredAnswer = { call: string; body: string; answer: SimulatorAnswer }

/** Stored responses by idempotency key, so that nothing is processed twice. */
export class Replay {
  readonly #kept = new Map<string, StoredAnswer>()

  /** The stored response; `mismatch` when the key was used for another request. */
  find(key: string, asked: SimulatorRequest): SimulatorAnswer | 'mismatch' | null {
    const kept = this.#kept.get(key)
    if (!kept) return null
    return kept.call === callKey(asked) && kept.body === asked.body ? kept.answer : 'mismatch'
  }

  keep(key: string, asked: SimulatorRequest, answer: SimulatorAnswer): void {
    this.#kept.set(key, { call: callKey(asked), body: asked.body, answer })
  }
}

const callKey = ({ method, path }: SimulatorRequest) => `${method} ${path}`
