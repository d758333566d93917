import type { HttpProblem, Problem } from '@masar/domain/service/problem.ts'

/** The error class of the app: a failed call, with its JSON-serializable `Problem`. */
export class ApiProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind === 'http' ? `HTTP ${problem.status}` : problem.kind)
    this.name = 'ApiProblem'
    this.problem = problem
  }
}

/** Returns the `Problem` of an error; unknown errors count as a broken contract. */
export const asProblem = (error: unknown): Problem =>
  error instanceof ApiProblem ? error.problem : { kind: 'contract' }

/** Returns whether a refusal has no reason: a 400 with a text body. */
export const hasNoCode = (problem: HttpProblem): boolean =>
  problem.status === 400 && problem.code === undefined
