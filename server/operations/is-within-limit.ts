import { Refusal } from '../contract/problem.ts'

/** Whether a limit still allows what it counts, for calls that go on without it when it does not. */
export function isWithinLimit(take: () => unknown): boolean {
  try {
    take()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
