import { ApiProblem } from './problem.ts'

/**
 * Code that a call needs, downloaded when the call is made: `download(() => import('./book.ts'))`. What
 * cannot be downloaded is a call without a network.
 */
export const download =
  <Code>(load: () => Promise<Code>) =>
  (): Promise<Code> =>
    load().catch(() => {
      throw new ApiProblem({ kind: 'network' })
    })
