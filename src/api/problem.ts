import type { HttpProblem, Problem } from '@masar/domain/service/problem.ts'

/** The one error of the app: a failed call, carrying its JSON-plain `Problem`. */
export class ApiProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind === 'http' ? `HTTP ${problem.status}` : problem.kind)
    this.name = 'ApiProblem'
    this.problem = problem
  }
}

/** The `Problem` in anything thrown; what is not ours counts as a broken contract. */
export const asProblem = (error: unknown): Problem =>
  error instanceof ApiProblem ? error.problem : { kind: 'contract' }

/** A 400 whose body is a text: it says no, and not why. */
export const hasNoCode = (problem: HttpProblem): boolean =>
  problem.status === 400 && problem.code === undefined
