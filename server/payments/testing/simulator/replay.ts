import type { SimulatorAnswer, SimulatorRequest } from './loopback.ts'

type StoredAnswer = { call: string; body: string; answer: SimulatorAnswer }

/** Answers by idempotency key: what was done once is answered again and not done again. */
export class Replay {
  readonly #kept = new Map<string, StoredAnswer>()

  /** The answer of then; `mismatch` when the key came with another request. */
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
