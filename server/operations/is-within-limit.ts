import { Refusal } from '../contract/problem.ts'

/** Counts a use and returns whether it is within the limit, for operations that proceed in either case. */
export function isWithinLimit(take: () => unknown): boolean {
  try {
    take()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
