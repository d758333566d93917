/**
 * What can befall a call: the line breaks before it arrives, or after it was carried out; nobody
 * ever answers; or the provider answers with this status.
 */
export type Fault = 'cut' | 'lose-answer' | 'hang' | number

type Plan = { call: string; fault: Fault; times: number }

/** Faults that a test has planned for the next calls. */
export class Faults {
  #plans: Plan[] = []

  /** `call` is how the call begins, such as `POST /v1/refunds`. */
  plan(call: string, fault: Fault, times = 1): void {
    this.#plans.push({ call, fault, times })
  }

  take(asked: { method: string; path: string }): Fault | null {
    const call = `${asked.method} ${asked.path}`
    const plan = this.#plans.find((one) => one.times > 0 && call.startsWith(one.call))
    if (!plan) return null
    plan.times -= 1
    return plan.fault
  }

  clear(): void {
    this.#plans = []
  }
}
