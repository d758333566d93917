import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { afterEach } from 'vitest'

import { App } from '#app/app.tsx'
import { parseConfig } from '#app/config.ts'
import { type AppRouter, createAppRouter } from '#app/router.ts'
import { activateLanguage } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'

const mountedRouters: AppRouter[] = []

// Simulates closing the tab, so that the app receives no more events and makes no more calls.
afterEach(async () => {
  // A mounted page would refetch the queries that are removed below.
  cleanup()
  for (const router of mountedRouters.splice(0)) {
    stopPage(router)
    const { flows, session, reads, queries } = router.options.context
    session.stop()
    flows.closeAll()
    reads.stop()
    // oxlint-disable-next-line no-await-in-loop -- there is usually only one
    const client = await queries()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await client.cancelQueries()
    client.clear()
  }
})

/** Stops everything that a page has started, such as polling a payment. */
function stopPage({ state, routesById }: AppRouter) {
  for (const match of state.matches) {
    const { options }: { options: { onLeave?: (match: never) => void } } = routesById[match.routeId]
    options.onLeave?.(match as never)
  }
}

/**
 * Renders the whole app at a path, with an operator's settings. Call `controlFetch` first, because the app uses
 * `fetch`.
 */
export async function openApp(path: string, language: Language = 'en', settings: object = {}) {
  await activateLanguage(language)
  const config = parseConfig(settings)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(config, { history })
  mountedRouters.push(router)
  render(<App router={router} config={config} firstLanguage={language} />)
  return { router }
}
