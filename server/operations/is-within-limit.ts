import { Refusal } from '../contract/problem.ts'

/** Whether a limit allows one more, for calls that continue without it. */
export function isWithinLimit(take: () => unknown): boolean {
  try {
    take()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
