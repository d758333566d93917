import type { Page } from '@playwright/test'

import { runInAnotherTab } from '../another-tab.ts'
import type { ScriptScene } from './scripted-flow.ts'

/** Runs actions in another tab of this browser. The tab's calls are answered immediately. */
export const runInOtherTab = (
  { page, isPaused }: Pick<ScriptScene, 'page' | 'isPaused'>,
  happens: (tab: Page) => Promise<unknown>,
) =>
  runInAnotherTab(page, async (tab) => {
    // The cookie that makes calls wait applies to the whole browser; this header takes precedence.
    if (!isPaused) await tab.setExtraHTTPHeaders({ 'x-scenario': 'other-tab' })
    // Adds a route to disable the cache. With the cache, a tab may wait up to 20 seconds while another tab
    // loads the same URL.
    await tab.route('**/*', (route) => route.fallback())
    await happens(tab)
  })
