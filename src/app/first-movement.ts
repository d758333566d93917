import type { AppRouter } from './router.ts'

const MOVEMENT_EVENTS = ['pointermove', 'pointerdown', 'keydown']

/**
 * Loads the third-party services that the operator has configured, but not before the first pointer, touch or
 * key event (PAGE-5). Returns a cleanup function.
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
    for (const movement of MOVEMENT_EVENTS)
      addEventListener(movement, move, { signal, passive: true })
  }
  return () => over.abort()
}
