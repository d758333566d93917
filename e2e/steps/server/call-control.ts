import type { APIRequestContext } from '@playwright/test'

/**
 * How a call ends: as usual, after a delay, cut off before or after the server processes it, or with an error.
 */
export type Outcome =
  | 'pass'
  | 'hold'
  | 'hold-for-caller'
  | 'cut'
  | 'lose-answer'
  | 'no-content'
  /** A 200 response with this body. */
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
  /** Sets the outcome of the operation's next calls. */
  plan: (operation: string, outcome: Outcome, times?: number) => Promise<void>
  /**
   * Lets the operation's next calls pass again. Needed because it is unknown how many calls the browser's own
   * retries have used up.
   */
  forget: (operation: string) => Promise<void>
  /** Returns the number of the operation's delayed calls, after waiting for the first. */
  held: (operation: string) => Promise<number>
  /** Lists the operations with delayed calls, one entry per call. */
  listHeld: () => Promise<string[]>
  release: (operation: string, outcome?: Outcome) => Promise<void>
}

/** Controls the calls of one test, which carry its scenario in a header. */
export function openCallControl(request: APIRequestContext, scenario: string): CallControlClient {
  const post = async (path: string, data: unknown) => {
    // A reused connection may have been closed while it was idle.
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
