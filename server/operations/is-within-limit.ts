import { Refusal } from '../contract/problem.ts'

/** Returns whether the limit allows one more, for operations that proceed even when it does not. */
export function isWithinLimit(take: () => unknown): boolean {
  try {
    take()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
