import type { Page } from '@playwright/test'

import { inAnotherTab } from '../another-tab.ts'
import type { ScriptScene } from './scripted-flow.ts'

/** Runs actions in another tab of this browser, whose calls are answered immediately. */
export const inOtherTab = (
  { page, isPaused }: Pick<ScriptScene, 'page' | 'isPaused'>,
  happens: (tab: Page) => Promise<unknown>,
) =>
  inAnotherTab(page, async (tab) => {
    // The cookie that makes calls wait applies to the whole browser; this header takes precedence.
    if (!isPaused) await tab.setExtraHTTPHeaders({ 'x-scenario': 'other-tab' })
    // Adds a route to disable the cache, for which a tab would wait up to 20 seconds while another tab loads
    // the same URL.
    await tab.route('**/*', (route) => route.fallback())
    await happens(tab)
  })
