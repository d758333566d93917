import type { AppRouter } from './router.ts'

/** A page that could not be shown comes by itself with the network. Returns how to stop. */
export function recoverPages(router: AppRouter): () => void {
  const recover = () => {
    const isFailed = router.state.matches.some(({ status }) => status === 'error')
    if (isFailed) void router.invalidate()
  }
  addEventListener('online', recover)
  return () => removeEventListener('online', recover)
}
