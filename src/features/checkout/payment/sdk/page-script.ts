/**
 * Adds a provider's script to the page and resolves when it has run and `works`. One that failed, or
 * that nobody waits for any more, is taken out again, so that the next attempt is a fresh one.
 */
export function addPageScript(
  src: string,
  works: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  const script = insertScript(src)

  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const giveUp = (error: Error) => {
      over.abort()
      script.remove()
      reject(error)
    }
    script.addEventListener(
      'load',
      () => {
        if (!works()) return giveUp(new Error(`${src} has run and left nothing.`))
        over.abort()
        resolve()
      },
      over,
    )
    script.addEventListener('error', () => giveUp(new Error(`${src} did not load.`)), over)
    signal.addEventListener('abort', () => giveUp(new Error(`${src} took too long.`)), over)
  })
}

function insertScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
  return script
}
