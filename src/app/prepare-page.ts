import type { RegisteredRouter } from '@tanstack/react-router'

import { loadTexts } from '#i18n/activate.ts'

import { pageTexts } from './preferences/page-texts.ts'

/**
 * Downloads what the page at a path is drawn with: its code, its texts and, where it has data, the cache. What fails is
 * asked for again by whoever goes there.
 */
export function preparePage(router: RegisteredRouter, path: string): void {
  const [routes] = router.getMatchedRoutes(path)
  const parts = routes.map((route) => router.loadRouteChunk(route))
  if (routes.some(({ id }) => id === '/_data')) {
    parts.push(loadTexts(...pageTexts(path)))
    void router.options.context.queries().catch(() => undefined)
  }
  for (const part of parts) part?.catch(() => undefined)
}
