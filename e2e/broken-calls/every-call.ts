import type { Browser, Locator, Page, Request } from '@playwright/test'

import { createDemoDriver, presetLanguage, registerByCall } from '../steps/person/people.ts'
import { expect, test, createAttemptName } from '../steps/person/customer.ts'
import type { Actor, UserAction } from './user-action.ts'
import { type Breakage, BREAKAGES } from './breakages.ts'

/**
 * Defines a test for each action and breakage. Each test breaks every call in turn, and checks that the page
 * shows an error with a next step.
 */
export function breakEveryCall(actions: readonly UserAction[]): void {
  for (const action of actions)
    for (const breakage of BREAKAGES) defineBreakageTest(action, breakage)
}

const defineBreakageTest = (action: UserAction, breakage: Breakage) =>
  test(`a user who ${action.name} succeeds or sees an error with a next step when any call is ${breakage.name} @nightly @weekly`, async ({
    browser,
    request,
    newOwnTrip,
  }, info) => {
    test.setTimeout(600_000)
    const struck = new Set<string>()
    for (let round = 0; ; round += 1) {
      const name = `${round}.${createAttemptName(info)}@mail.example`
      let accounts = 0
      const one = {
        request,
        guest: createDemoDriver(`ada.${name}`),
        newTrip: newOwnTrip,
        register: () => registerByCall(request, `grace.${(accounts += 1)}.${name}`),
      }
      const call = await runWithFailingCall(browser, { action, breakage, struck }, one)
      if (!call) break
      struck.add(call)
    }
    info.annotations.push({ type: 'calls', description: [...struck].join(', ') })
    expect(struck.size).toBeGreaterThan(0)
  })

interface Round {
  action: UserAction
  breakage: Breakage
  /** The calls that failed in earlier rounds. */
  struck: ReadonlySet<string>
}

/**
 * Runs the action in a new browser, and breaks the first call that no earlier round broke. Returns that call,
 * or null once every call has been broken.
 */
async function runWithFailingCall(
  browser: Browser,
  { action, breakage, struck }: Round,
  actor: Omit<Actor, 'page'>,
): Promise<string | null> {
  const page = await browser.newPage({ locale: 'en-GB' })
  const context = page.context()
  await presetLanguage(context, 'en')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await action.prepare?.({ ...actor, page })
  await triggerLazyCode(page)

  let call: string | null = null
  let isBroken = true
  await page.route(BREAKABLE_CALL_URLS, async (route, request) => {
    // Without its document, no page can show an error; a missing image falls back to a drawing.
    if (request.isNavigationRequest() || request.resourceType() === 'image') return route.fallback()
    const name = getCallName(request)
    if (!struck.has(name)) call ??= name
    await (isBroken && name === call ? breakage.strike(route, context) : route.fallback())
  })
  const arrival = action.arrival(page)
  const wasShown = trackVisibility(arrival)
  try {
    await action.start({ ...actor, page })
    await expectNotBlank(page, arrival)
    isBroken = false
    await context.setOffline(false)
    if (!(action.isBrief && wasShown())) {
      if (!(await hasSucceeded({ ...actor, page }, action)))
        await recoverFromFailure({ ...actor, page }, action)
      await expect(arrival).toBeVisible({ timeout: 30_000 })
      expect(await isConfirmed({ ...actor, page }, action)).toBe(true)
    }
  } catch (error) {
    const shown = await page.getByRole('main').innerText({ timeout: 5_000 }).catch(String)
    throw new Error(
      `After ${call}, ${isBroken ? 'nothing was shown' : 'no way to continue'}: ${shown}`,
      {
        cause: error,
      },
    )
  }
  expect(errors, `after ${call}`).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return call
}

/** Interacts with the page and waits, because lazy-loaded code is loaded on the first interaction. */
async function triggerLazyCode(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  await page.mouse.move(9, 9)
  await waitForIdleNetwork(page)
}

/** Calls to the API, the rate sources and the IP lookup. */
const BREAKABLE_CALL_URLS = /^https?:\/\/(localhost:\d+\/(api|rates)\b|api\.ipify\.org\/)/

/** Returns the method and path of a call, without ids or counts. */
const getCallName = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\/((?=[\w.-]*[\dA-Z])[\w.-]{12,}|\d+|[^/]*(@|%40)[^/]*)(?=\/|$)/g, '/*')}`

/** Locates an error, or the offer of a retry. */
const locateError = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /\S/ })
    .or(page.getByRole('button', { name: 'Try again' }))
    .or(page.getByText('You’re offline'))

/** How long a page may retry before it shows an error, in ms. */
const RESULT_TIMEOUT_MS = 12_000
/** How long to wait for an idle network, in ms. Limited because an event stream never ends. */
const IDLE_TIMEOUT_MS = 3_000

const waitForIdleNetwork = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => undefined)

/** Waits until the action has succeeded or the page shows an error; rejects on timeout. */
const waitForResult = (page: Page, arrival: Locator) =>
  arrival.or(locateError(page)).first().waitFor({ timeout: RESULT_TIMEOUT_MS })

/** Asserts that the page shows the result, an error, or at least a heading, so that it is never blank. */
async function expectNotBlank(page: Page, arrival: Locator): Promise<void> {
  const another = page.getByRole('main').getByRole('heading', { level: 1 })
  await waitForResult(page, arrival).catch(() => expect(another).toBeVisible())
  await waitForIdleNetwork(page)
}

/**
 * Returns a function that checks whether the element has appeared since this call, even if it has disappeared
 * again.
 */
function trackVisibility(arrival: Locator): () => boolean {
  let isShown = false
  const see = () => {
    isShown = true
  }
  arrival.waitFor({ timeout: 0 }).then(see, () => undefined)
  return () => isShown
}

/** Checks the result on the server: a page may show it optimistically. */
async function isConfirmed(actor: Actor, { isTrue }: UserAction): Promise<boolean> {
  if (!isTrue) return true
  const hasConfirmed = expect.poll(() => isTrue(actor), { timeout: RESULT_TIMEOUT_MS }).toBe(true)
  return hasConfirmed.then(
    () => true,
    () => false,
  )
}

async function hasSucceeded(actor: Actor, action: UserAction): Promise<boolean> {
  const arrival = action.arrival(actor.page)
  await waitForResult(actor.page, arrival).catch(() => undefined)
  return (await arrival.isVisible()) && isConfirmed(actor, action)
}

/** Recovery may take several steps: a refusal can lead back to the form, where the action must be repeated. */
const MAX_STEPS_TO_RECOVER = 3

/** Clicks the retry button, repeats the action or reloads the page until the action succeeds. */
async function recoverFromFailure(actor: Actor, action: UserAction): Promise<void> {
  const { page } = actor
  const again = page.getByRole('button', { name: 'Try again' }).first()
  for (let step = 0; step < MAX_STEPS_TO_RECOVER; step += 1) {
    /* oxlint-disable no-await-in-loop -- one step after the other */
    if (await again.isVisible())
      await again.click({ timeout: RESULT_TIMEOUT_MS }).catch(() => undefined)
    else if (action.repeat)
      await action.repeat(actor).catch(throwUnlessVisible(action.arrival(page).or(again)))
    else await page.reload()
    if (await hasSucceeded(actor, action)) return
    /* oxlint-enable no-await-in-loop */
  }
}

const throwUnlessVisible = (wayOn: Locator) => async (error: unknown) => {
  if (!(await wayOn.first().isVisible())) throw error
}
