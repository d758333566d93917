import type { Language } from '@masar/domain/service/languages.ts'
import { expect, type Locator, type Page, type Request } from '@playwright/test'

import { SCENARIO_COOKIE } from '../../../server/test-control/call-control.ts'
import type { TranslateText } from '../../steps/page/words.ts'
import {
  type CallControlClient,
  openCallControl,
  type Outcome,
} from '../../steps/server/call-control.ts'
import type { TestActionsClient } from '../../steps/server/test-actions.ts'

export interface ScriptScene {
  page: Page
  language: Language
  origin: string
  /** The label of the first step. */
  start: string
  labels: readonly string[]
  /** Translates an English text into the language of the page. */
  t: TranslateText
  testActions: TestActionsClient
  /** Whether calls pass without waiting during this step, as its script specifies. */
  isPaused?: boolean
}

export interface PreparedStart {
  /** The path of the page that the first step opens. */
  address: string
}

/**
 * The code for script steps that are written as sentences rather than as buttons, links or URLs. `Own` is the
 * data that the gestures need in addition to the scene.
 */
export interface ScriptedFlow<Own extends PreparedStart = PreparedStart> {
  prepare: (scene: ScriptScene) => Promise<Own>
  /**
   * The gestures by label. A start's gesture runs once its page is open. A step that testers cannot trigger
   * also needs a gesture.
   */
  gestures: Readonly<Record<string, (scene: ScriptScene & Own) => Promise<unknown>>>
  /** Opens one of the script's URLs. Needed if opening it once is not enough. */
  openAddress?: (scene: ScriptScene & Own, address: string) => Promise<void>
  /** Returns the URL of the server that a path with these labels needs; null for the first server. */
  findServer?: (labels: readonly string[]) => string | null
}

/** The type of any flow, for code that does not use `Own`. */
// oxlint-disable-next-line typescript/no-explicit-any -- each flow has its own type of scene
export type AnyScriptedFlow = ScriptedFlow<any>

/** Adds the script's language to a path. */
export function localize(
  { language, origin }: Pick<ScriptScene, 'language' | 'origin'>,
  path: string,
) {
  const url = new URL(path, origin)
  url.searchParams.set('l', language)
  return `${url.pathname}${url.search}${url.hash}`
}

export const locateMainRegion = ({ page }: Pick<ScriptScene, 'page'>) => page.getByRole('main')

/** Requests a test-control URL with the browser's cookies, as another tab would. */
export async function requestAddress({ page }: Pick<ScriptScene, 'page'>, address: string) {
  const response = await page.request.get(address)
  if (!response.ok()) throw new Error(`${address}: ${response.status()} ${await response.text()}`)
}

/** Waits until a call of one of these operations is held. */
export async function waitForCall(
  scene: Pick<ScriptScene, 'page'>,
  operations: readonly string[],
): Promise<void> {
  const isWaiting = async () =>
    (await listWaitingOperations(scene)).some((one) => operations.includes(one))
  await expect.poll(isWaiting, { message: operations.join(), timeout: 20_000 }).toBe(true)
}

/**
 * Repeats an event until a call is held, because a page ignores events until its previous call has been
 * answered.
 */
export const repeatUntilCall = (
  scene: Pick<ScriptScene, 'page'>,
  dispatch: () => Promise<unknown>,
): Promise<void> =>
  expect
    .poll(async () => {
      await dispatch()
      return listWaitingOperations(scene)
    })
    .not.toEqual([])

/**
 * Opens a URL that answers a call, once the call is held. If the URL cuts the connection, also waits until the
 * page detects this.
 */
export async function openAnswerUrl({ page }: Pick<ScriptScene, 'page'>, address: string) {
  const [, names = ''] = /__answer\/([\w,]+)\//.exec(address) ?? []
  await waitForCall({ page }, names.split(','))
  // The browser itself retries a call without a response, and does not report these failures.
  const lost = address.endsWith('/cut') ? page.waitForEvent('requestfailed', isLost) : null
  await requestAddress({ page }, address)
  await lost
}

/** Returns whether the connection failed, rather than the page aborting the request. */
const isLost = (request: Request) => request.failure()?.errorText !== 'net::ERR_ABORTED'

/** Controls this browser's calls, which a cookie marks. */
export async function openControl(page: Page): Promise<CallControlClient> {
  const cookies = await page.context().cookies()
  const scenario = cookies.find(({ name }) => name === SCENARIO_COOKIE)?.value ?? ''
  return openCallControl(page.request, scenario)
}

/** Lists the operations of all held calls. */
export const listWaitingOperations = async ({ page }: Pick<ScriptScene, 'page'>) =>
  (await openControl(page)).listHeld()

/** Holds the next call of an operation. */
export const holdNextCall = async ({ page }: Pick<ScriptScene, 'page'>, operation: string) =>
  (await openControl(page)).plan(operation, 'hold-for-caller')

/** Lets all held calls pass until the page shows this element. */
export async function passUntilSeen({ page }: Pick<ScriptScene, 'page'>, shown: Locator) {
  const control = await openControl(page)
  const pass = async () => {
    const waiting = new Set(await control.listHeld())
    await Promise.all([...waiting].map((operation) => control.release(operation)))
    await expect(shown).toBeVisible({ timeout: 200 })
  }
  await expect(pass).toPass({ intervals: [20], timeout: 20_000 })
}

/** Waits until a call is held, and then ends it with an outcome that no test-control URL offers. */
export async function endWaitingCall(
  { page }: Pick<ScriptScene, 'page'>,
  operation: string,
  outcome: Outcome,
): Promise<void> {
  const control = await openControl(page)
  await control.held(operation)
  await control.release(operation, outcome)
}

/** Answers the held call, and waits until the page receives the response. */
export async function answerWaitingCall(
  scene: Pick<ScriptScene, 'page'>,
  answer: string,
  path: RegExp,
): Promise<void> {
  const arrived = scene.page.waitForResponse(path)
  await openAnswerUrl(scene, `/__answer/${answer}`)
  expect((await arrived).ok()).toBe(true)
}
