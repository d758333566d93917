import type { APIRequestContext, Page } from '@playwright/test'

import { type CallControlClient, openCallControl } from '../steps/server/call-control.ts'
import { serveShells } from '../steps/server/shells.ts'
import { openTestActions, type TestActionsClient } from '../steps/server/test-actions.ts'
import { controlCalls, type ControlledCalls } from './controlled-calls.ts'

/** What a browser test needs to run a path. */
export interface WalkScene {
  page: Page
  /** Sends the test's own API calls, which are never delayed. */
  request: APIRequestContext
  calls: ControlledCalls
  /** Controls the calls of this page, also for operations that the machine does not call. */
  control: CallControlClient
  /** The header that marks the page's calls, so that the server can delay them. */
  headers: Readonly<Record<string, string>>
  testActions: TestActionsClient
  /** The origin of the app. */
  origin: string
  /** A name that is unique to this test. */
  name: string
  /** Defers a task until the result of this step has been verified. */
  afterwards: (task: () => Promise<void>) => void
  /** Runs the deferred tasks. */
  tidy: () => Promise<void>
}

/** Creates a scene in which only this page's calls are delayed, not those of other tabs. */
export async function openScene(
  page: Page,
  request: APIRequestContext,
  { name, origin }: Pick<WalkScene, 'name' | 'origin'>,
): Promise<WalkScene> {
  const headers = { 'x-scenario': name }
  await page.setExtraHTTPHeaders(headers)
  // Serves documents without data, so that the machine makes all its calls itself.
  await serveShells(page.context())
  const control = openCallControl(request, name)
  const calls = controlCalls(control)
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
      await calls.holdAgain()
      await Promise.all(tasks.splice(0).map((task) => task()))
    },
  }
}
