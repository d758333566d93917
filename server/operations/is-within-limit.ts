import { Refusal } from '../contract/problem.ts'

/** Returns whether the limit allows another use, for operations that proceed even if it does not. */
export function isWithinLimit(take: () => unknown): boolean {
  try {
    take()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
