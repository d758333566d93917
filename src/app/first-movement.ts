import type { AppRouter } from './router.ts'

const MOVEMENTS = ['pointermove', 'pointerdown', 'keydown']

/**
 * Nobody but ourselves is asked for anything before the first mouse, touch or key (PAGE-5),
 * and nobody whom the operator has not named is asked at all. Returns how to stop.
 */
export function watchFirstMovement(router: AppRouter): () => void {
  const { analytics, botCheck } = router.options.context.config
  const over = new AbortController()
  const move = () => {
    over.abort()
    import('./third-parties/third-parties.ts')
      .then(({ loadThirdParties }) => loadThirdParties(router))
      .catch(() => undefined)
  }
  if (analytics.measurementId || botCheck.siteKey) {
    const { signal } = over
    for (const movement of MOVEMENTS) addEventListener(movement, move, { signal, passive: true })
  }
  return () => over.abort()
}
