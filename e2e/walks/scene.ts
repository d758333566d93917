import type { APIRequestContext, Page } from '@playwright/test'

import { openCallControl } from '../steps/call-control.ts'
import { openTestActions, type TestActions } from '../steps/test-actions.ts'
import { type HeldCalls, heldCalls } from './held-calls.ts'

/** What a walk in a browser has in its hands. */
export interface Scene {
  page: Page
  /** Calls of the test's own, apart from the browser's: they are never held. */
  request: APIRequestContext
  calls: HeldCalls
  testActions: TestActions
  /** No other walk has this name. */
  name: string
  /** Done before the next step, when what this one led to has been seen. */
  afterwards: (task: () => Promise<void>) => void
  /** Does what was to be done afterwards. */
  tidy: () => Promise<void>
}

/** Only the calls of this page are held: those of other tabs pass. */
export async function openScene(
  page: Page,
  request: APIRequestContext,
  name: string,
): Promise<Scene> {
  await page.setExtraHTTPHeaders({ 'x-scenario': name })
  const calls = heldCalls(openCallControl(request, name))
  const tasks: (() => Promise<void>)[] = []

  return {
    page,
    request,
    calls,
    testActions: openTestActions(request),
    name,
    afterwards: (task) => tasks.push(task),
    async tidy() {
      await calls.mend()
      await Promise.all(tasks.splice(0).map((task) => task()))
    },
  }
}
