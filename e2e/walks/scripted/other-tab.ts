import type { Page } from '@playwright/test'

import { inAnotherTab } from '../another-tab.ts'
import type { ScriptScene } from './scripted-flow.ts'

/** Runs something in another tab of this browser, whose calls are answered at once. */
export const inOtherTab = (
  { page }: Pick<ScriptScene, 'page'>,
  happens: (tab: Page) => Promise<unknown>,
) =>
  inAnotherTab(page, async (tab) => {
    // The cookie that makes calls wait applies to the whole browser; this header takes precedence.
    await tab.setExtraHTTPHeaders({ 'x-scenario': 'other-tab' })
    // A route disables the cache, for which a tab waits up to 20 seconds while another tab loads the same
    // address.
    await tab.route('**/*', (route) => route.fallback())
    await happens(tab)
  })
