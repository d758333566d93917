import { NOT_FETCHED } from '#api/not-fetched.ts'

import type { AppRouter } from './router.ts'

/**
 * A page that could not be shown comes by itself with the network, and until then the app stays:
 * the router would load everything anew for code that it cannot fetch, which it knows by the words of
 * the browser, and offline that is the end of what somebody was doing. Returns how to stop.
 */
export function recoverPages(router: AppRouter): () => void {
  const recover = () => {
    const isFailed = router.state.matches.some(({ status }) => status === 'error')
    if (isFailed) void router.invalidate()
  }
  const stay = ({ payload }: WindowEventMap['vite:preloadError']) => {
    payload.message = NOT_FETCHED + payload.message
  }
  addEventListener('online', recover)
  addEventListener('vite:preloadError', stay)
  return () => {
    removeEventListener('online', recover)
    removeEventListener('vite:preloadError', stay)
  }
}
