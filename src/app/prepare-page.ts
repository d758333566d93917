import type { RegisteredRouter } from '@tanstack/react-router'

import { loadTexts } from '#i18n/activate.ts'

import { listPageTexts } from './preferences/page-texts.ts'

/**
 * Prefetches what the page at a path needs: code, texts and, for pages with data, the cache. Failures are ignored:
 * the navigation loads it again.
 */
export function preparePage(router: RegisteredRouter, path: string): void {
  const [routes] = router.getMatchedRoutes(path)
  const parts = routes.map((route) => router.loadRouteChunk(route))
  if (routes.some(({ id }) => id === '/_data')) {
    parts.push(loadTexts(...listPageTexts(path)))
    void router.options.context.queries().catch(() => undefined)
  }
  for (const part of parts) part?.catch(() => undefined)
}
