import type { APIRequestContext } from '@playwright/test'

/** How a call ends: as usual, delayed, cut off before or after the server processes it, or refused. */
export type Outcome =
  | 'pass'
  | 'hold'
  | 'hold-for-caller'
  | 'cut'
  | 'lose-answer'
  | 'no-content'
  /** A 200 with this body. */
  | { body: string }
  | {
      code: string
      price?: number
      bookingId?: string
      retryAfter?: number
      reason?: string
      refund?: { amount: number; currency: string }
      errors?: readonly { in: 'body'; pointer: string; code: string }[]
    }

export interface CallControlClient {
  /** Sets the result of the next calls of this operation. */
  plan: (operation: string, outcome: Outcome, times?: number) => Promise<void>
  /** Lets the next calls of this operation pass again: the number of the browser's own retries is unknown. */
  forget: (operation: string) => Promise<void>
  /** Returns the number of delayed calls; waits for the first. */
  held: (operation: string) => Promise<number>
  /** Lists the operations with delayed calls, one entry per call. */
  listHeld: () => Promise<string[]>
  release: (operation: string, outcome?: Outcome) => Promise<void>
}

/** Controls the calls of one test, which carry its scenario in a header. */
export function openCallControl(request: APIRequestContext, scenario: string): CallControlClient {
  const post = async (path: string, data: unknown) => {
    // An idle connection may be closed when it is reused.
    const response = await request.post(`/__gate/${scenario}${path}`, { data, maxRetries: 2 })
    if (!response.ok()) throw new Error(`Call control responded with ${response.status()}.`)
    return response
  }
  return {
    async plan(operation, outcome, times = 1) {
      await post(`/${operation}`, { outcome, times })
    },
    async forget(operation) {
      await post(`/${operation}`, { times: 0 })
    },
    async held(operation) {
      const response = await post(`/${operation}/held`, {})
      const { held } = (await response.json()) as { held: number }
      return held
    },
    async listHeld() {
      const response = await post('', {})
      return ((await response.json()) as { held: string[] }).held
    },
    async release(operation, outcome = 'pass') {
      await post(`/${operation}/release`, { outcome })
    },
  }
}
