import { ApiProblem } from '../problem.ts'

export interface Download<Code> {
  /** Rejects as a call without a network does. */
  (): Promise<Code>
  /** Null until it has been downloaded. */
  here: () => Code | null
}

/** Code that a call needs, downloaded when the call is made: `download(() => import('./book.ts'))`. */
export function download<Code>(load: () => Promise<Code>): Download<Code> {
  let code: Code | null = null

  async function fetch(): Promise<Code> {
    try {
      code ??= await load()
      return code
    } catch {
      throw new ApiProblem({ kind: 'network' })
    }
  }
  return Object.assign(fetch, { here: () => code })
}
