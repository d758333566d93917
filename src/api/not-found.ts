import { notFound } from '@tanstack/react-router'

import { asProblem } from './problem.ts'

/** Returns whether something does not exist: a 404, a 204 without a body, or a 400 for a malformed id. */
export function isMissing(error: unknown): boolean {
  const problem = asProblem(error)
  return problem.kind === 'http' && [204, 400, 404].includes(problem.status)
}

/**
 * Throws `notFound` for missing data, so that the not-found page is shown, and the original error otherwise.
 */
export function rethrowAsNotFound(error: unknown): never {
  throw isMissing(error) ? notFound() : error
}

/** The `retry` option of a query: retries once in the browser, unless the data does not exist. */
export const retryUnlessMissing = (failures: number, error: unknown): boolean =>
  !import.meta.env.SSR && failures < 1 && !isMissing(error)
