import type { APIRequestContext, Page } from '@playwright/test'

import { type CallControlClient, openCallControl } from '../steps/server/call-control.ts'
import { serveShells } from '../steps/server/shells.ts'
import { openTestActions, type TestActionsClient } from '../steps/server/test-actions.ts'
import { type HeldCalls, heldCalls } from './held-calls.ts'

/** What a walk in a browser has in its hands. */
export interface WalkScene {
  page: Page
  /** Calls of the test's own, apart from the browser's: they are never held. */
  request: APIRequestContext
  calls: HeldCalls
  /** The same for calls of other machines. */
  control: CallControlClient
  /** What the calls of the page carry, so that they are held. */
  headers: Readonly<Record<string, string>>
  testActions: TestActionsClient
  /** Where the app is. */
  origin: string
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
  { name, origin }: Pick<WalkScene, 'name' | 'origin'>,
): Promise<WalkScene> {
  const headers = { 'x-scenario': name }
  await page.setExtraHTTPHeaders(headers)
  // The machine is walked from its first call on.
  await serveShells(page.context())
  const control = openCallControl(request, name)
  const calls = heldCalls(control)
  const tasks: (() => Promise<void>)[] = []

  return {
    page,
    request,
    calls,
    control,
    headers,
    testActions: openTestActions(request),
    origin,
    name,
    afterwards: (task) => tasks.push(task),
    async tidy() {
      await calls.mend()
      await Promise.all(tasks.splice(0).map((task) => task()))
    },
  }
}
