import type { APIRequestContext } from '@playwright/test'

/** What becomes of a call (server/README.md): as always, held, cut off before or after it is done, refused. */
export type Outcome =
  | 'pass'
  | 'hold'
  | 'hold-for-caller'
  | 'cut'
  | 'lose-answer'
  | 'no-content'
  /** 200 with this text. */
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
  /** The next calls of this operation end so. */
  plan: (operation: string, outcome: Outcome, times?: number) => Promise<void>
  /** From now on its calls pass: nobody knows how often a browser has asked again by itself. */
  forget: (operation: string) => Promise<void>
  /** How many calls are being held; waits for the first. */
  held: (operation: string) => Promise<number>
  /** The operations that have calls held, each as often as it has. */
  allHeld: () => Promise<string[]>
  release: (operation: string, outcome?: Outcome) => Promise<void>
}

/** The server's gate, for the calls of one test alone: they carry its scenario. */
export function openCallControl(request: APIRequestContext, scenario: string): CallControlClient {
  const post = async (path: string, data: unknown) => {
    // A connection that was idle may be gone when it is used again.
    const response = await request.post(`/__gate/${scenario}${path}`, { data, maxRetries: 2 })
    if (!response.ok()) throw new Error(`The gate answered ${response.status()}.`)
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
    async allHeld() {
      const response = await post('', {})
      return ((await response.json()) as { held: string[] }).held
    },
    async release(operation, outcome = 'pass') {
      await post(`/${operation}/release`, { outcome })
    },
  }
}
