import type { Browser, Locator, Page, Request } from '@playwright/test'

import { demoDriver, presetLanguage, registersByCall } from '../steps/person/people.ts'
import { expect, test, workerName } from '../steps/person/customer.ts'
import type { Actor, UserAction } from './user-action.ts'
import { type Breakage, BREAKAGES } from './breakages.ts'

/** One test for each action and failure: every call in turn fails, and the page shows an error with a next step. */
export function breakEveryCall(actions: readonly UserAction[]): void {
  for (const action of actions) for (const breakage of BREAKAGES) breakEach(action, breakage)
}

const breakEach = (action: UserAction, breakage: Breakage) =>
  test(`a user who ${action.name} sees an error with a next step, when any call is ${breakage.name} @nightly @weekly`, async ({
    browser,
    request,
    newOwnTrip,
  }, info) => {
    test.setTimeout(600_000)
    const struck = new Set<string>()
    for (let round = 0; ; round += 1) {
      const name = `${round}.${workerName(info)}@mail.example`
      let accounts = 0
      const one = {
        request,
        guest: demoDriver(`ada.${name}`),
        newTrip: newOwnTrip,
        register: () => registersByCall(request, `grace.${(accounts += 1)}.${name}`),
      }
      const call = await succeedsAfter(browser, { action, breakage, struck }, one)
      if (!call) break
      struck.add(call)
    }
    info.annotations.push({ type: 'calls', description: [...struck].join(', ') })
    expect(struck.size).toBeGreaterThan(0)
  })

interface Round {
  action: UserAction
  breakage: Breakage
  /** The calls that have failed before. */
  struck: ReadonlySet<string>
}

/** Runs it in a new browser and fails the first call that has not failed yet; null when there is none left. */
async function succeedsAfter(
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
  await browsesElsewhere(page)

  let call: string | null = null
  let isBroken = true
  await page.route(isOurCall, async (route, request) => {
    // Without a document no page can show an error, and a missing image has a drawing as a fallback.
    if (request.isNavigationRequest() || request.resourceType() === 'image') return route.fallback()
    const name = callName(request)
    if (!struck.has(name)) call ??= name
    await (isBroken && name === call ? breakage.strike(route, context) : route.fallback())
  })
  const arrival = action.arrival(page)
  const wasShown = watch(arrival)
  try {
    await action.start({ ...actor, page })
    await isNamed(page, arrival)
    isBroken = false
    await context.setOffline(false)
    if (!(action.isBrief && wasShown())) {
      if (!(await hasSucceeded({ ...actor, page }, action))) await goOn({ ...actor, page }, action)
      await expect(arrival).toBeVisible({ timeout: 30_000 })
      expect(await isConfirmed({ ...actor, page }, action)).toBe(true)
    }
  } catch (error) {
    const shown = await page.getByRole('main').innerText({ timeout: 5_000 }).catch(String)
    throw new Error(`After ${call}, ${isBroken ? 'untold' : 'no way on'}: ${shown}`, {
      cause: error,
    })
  }
  expect(errors, `after ${call}`).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return call
}

/** Waits as a user would: lazy-loaded code is loaded on the first interaction. */
async function browsesElsewhere(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  await page.mouse.move(9, 9)
  await waitForIdleNetwork(page)
}

/** Calls of the API, of the rate sources and of the address lookup. */
const isOurCall = /^https?:\/\/(localhost:\d+\/(api|rates)\b|api\.ipify\.org\/)/

/** A call by its method and path, without ids and counts. */
const callName = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\/((?=[\w.-]*[\dA-Z])[\w.-]{12,}|\d+|[^/]*(@|%40)[^/]*)(?=\/|$)/g, '/*')}`

/** Where a page shows an error, or offers a retry. */
const locateError = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /\S/ })
    .or(page.getByRole('button', { name: 'Try again' }))
    .or(page.getByText('You’re offline'))

/** How long a page may retry before it shows an error, in ms. */
const RESULT_TIMEOUT_MS = 12_000
/** How long calls may follow each other on a loaded page, in ms; an event stream never ends. */
const IDLE_TIMEOUT_MS = 3_000

const waitForIdleNetwork = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => undefined)

/** Waits until it has succeeded or shows an error; rejects on timeout. */
const waitForResult = (page: Page, arrival: Locator) =>
  arrival.or(locateError(page)).first().waitFor({ timeout: RESULT_TIMEOUT_MS })

/** It has succeeded, shows an error, or shows a page with a heading: never blank. */
async function isNamed(page: Page, arrival: Locator): Promise<void> {
  const another = page.getByRole('main').getByRole('heading', { level: 1 })
  await waitForResult(page, arrival).catch(() => expect(another).toBeVisible())
  await waitForIdleNetwork(page)
}

/** Returns whether it was visible at any time since, for content that disappears. */
function watch(arrival: Locator): () => boolean {
  let isShown = false
  const see = () => {
    isShown = true
  }
  arrival.waitFor({ timeout: 0 }).then(see, () => undefined)
  return () => isShown
}

/** A page may show a result optimistically. */
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

/** A refusal leads back to the form, where the action is repeated. */
const MAX_STEPS_TO_RECOVER = 3

/** Uses the retry of the page, or repeats the action; a page that continues automatically allows neither. */
async function goOn(actor: Actor, action: UserAction): Promise<void> {
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
