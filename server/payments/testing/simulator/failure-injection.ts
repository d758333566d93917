/**
 * What can befall a call: the line breaks before it arrives, or after it was carried out; nobody
 * ever answers; or the provider answers with this status.
 */
export type InjectedFailure = 'cut' | 'lose-answer' | 'hang' | number

type Plan = { call: string; failure: InjectedFailure; times: number }

/** Faults that a test has planned for the next calls. */
export class FailureInjection {
  #plans: Plan[] = []

  /** `call` is how the call begins, such as `POST /v1/refunds`. */
  plan(call: string, failure: InjectedFailure, times = 1): void {
    this.#plans.push({ call, failure, times })
  }

  take(asked: { method: string; path: string }): InjectedFailure | null {
    const call = `${asked.method} ${asked.path}`
    const plan = this.#plans.find((one) => one.times > 0 && call.startsWith(one.call))
    if (!plan) return null
    plan.times -= 1
    return plan.failure
  }

  clear(): void {
    this.#plans = []
  }
}
