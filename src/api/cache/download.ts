import { ApiProblem } from '../problem.ts'

export interface Download<Code> {
  /** Rejects with a network problem when the download fails. */
  (): Promise<Code>
  /** Returns the code, or null until it is downloaded. */
  here: () => Code | null
}

/** Returns a function that downloads code on its first call: `download(() => import('./book.ts'))`. */
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
