import type { APIRequestContext, Page } from '@playwright/test'

import { type CallControlClient, openCallControl } from '../steps/server/call-control.ts'
import { serveShells } from '../steps/server/shells.ts'
import { openTestActions, type TestActionsClient } from '../steps/server/test-actions.ts'
import { controlCalls, type ControlledCalls } from './controlled-calls.ts'

/** The tools of a browser test. */
export interface WalkScene {
  page: Page
  /** Calls of the test itself, apart from the browser's: they are never delayed. */
  request: APIRequestContext
  calls: ControlledCalls
  /** Controls the calls of other machines. */
  control: CallControlClient
  /** The header that marks the calls of the page, so that they are delayed. */
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

/** Creates a scene that can delay only the calls of this page: those of other tabs pass. */
export async function openScene(
  page: Page,
  request: APIRequestContext,
  { name, origin }: Pick<WalkScene, 'name' | 'origin'>,
): Promise<WalkScene> {
  const headers = { 'x-scenario': name }
  await page.setExtraHTTPHeaders(headers)
  // The documents have no data, so that the machine makes all its calls itself.
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
