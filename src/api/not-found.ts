import { notFound } from '@tanstack/react-router'

import { asProblem } from './problem.ts'

/** Not found: a 404, a 204 without a body, or a 400 for a malformed identifier. */
export function isMissing(error: unknown): boolean {
  const problem = asProblem(error)
  return problem.kind === 'http' && [204, 400, 404].includes(problem.status)
}

/** Missing data shows the not-found page; every other problem is thrown. */
export function asNotFound(error: unknown): never {
  throw isMissing(error) ? notFound() : error
}

/** For a query: a not-found result is final, everything else is fetched once more, by the browser. */
export const retryUnlessMissing = (failures: number, error: unknown): boolean =>
  !import.meta.env.SSR && failures < 1 && !isMissing(error)
