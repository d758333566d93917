/**
 * How a call fails: the connection breaks before or after the call is processed, there is no response, or the
 * provider responds with this status.
 */
export type InjectedFailure = 'cut' | 'lose-answer' | 'hang' | number

type Plan = { call: string; failure: InjectedFailure; times: number }

/** The failures that a test has planned for the next calls. */
export class FailureInjection {
  #plans: Plan[] = []

  /** `call` matches the start of a call, such as `POST /v1/refunds`. */
  plan(call: string, failure: InjectedFailure, times = 1): void {
    this.#plans.push({ call, failure, times })
  }

  take(received: { method: string; path: string }): InjectedFailure | null {
    const call = `${received.method} ${received.path}`
    const plan = this.#plans.find((one) => one.times > 0 && call.startsWith(one.call))
    if (!plan) return null
    plan.times -= 1
    return plan.failure
  }

  clear(): void {
    this.#plans = []
  }
}
