import { ApiProblem } from '../problem.ts'

/**
 * Adds a provider's script to the page. Resolves when it has loaded and `works` returns true. Removes a script
 * that failed or was aborted, so that the next attempt starts from scratch.
 */
export function addPageScript(
  src: string,
  works: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  const script = insertScript(src)

  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const giveUp = (kind: 'network' | 'timeout' | 'contract') => {
      over.abort()
      script.remove()
      reject(new ApiProblem({ kind }))
    }
    script.addEventListener(
      'load',
      () => {
        if (!works()) return giveUp('contract')
        over.abort()
        resolve()
      },
      over,
    )
    script.addEventListener('error', () => giveUp('network'), over)
    signal.addEventListener('abort', () => giveUp('timeout'), over)
  })
}

function insertScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
  return script
}
