import { ApiProblem } from '../problem.ts'

export interface Download<Code> {
  /** Rejects with a network problem when the download fails. */
  (): Promise<Code>
  /** The code; null until it is downloaded. */
  here: () => Code | null
}

/** Downloads code when a call needs it: `download(() => import('./book.ts'))`. */
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
