import type { Answer, Asked } from './loopback.ts'

type Kept = { call: string; body: string; answer: Answer }

/** Answers by idempotency key: what was done once is answered again and not done again. */
export class Replay {
  readonly #kept = new Map<string, Kept>()

  /** The answer of then; `mismatch` when the key came with another request. */
  find(key: string, asked: Asked): Answer | 'mismatch' | null {
    const kept = this.#kept.get(key)
    if (!kept) return null
    return kept.call === callOf(asked) && kept.body === asked.body ? kept.answer : 'mismatch'
  }

  keep(key: string, asked: Asked, answer: Answer): void {
    this.#kept.set(key, { call: callOf(asked), body: asked.body, answer })
  }
}

const callOf = ({ method, path }: Asked) => `${method} ${path}`
