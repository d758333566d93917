import { ApiProblem } from '#api/problem.ts'

/** Calls that are downloaded when they are made; without a network they cannot be made any more. */
export const laterCall =
  <Calls>(download: () => Promise<Calls>) =>
  (): Promise<Calls> =>
    download().catch(() => {
      throw new ApiProblem({ kind: 'network' })
    })
