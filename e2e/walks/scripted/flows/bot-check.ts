import { expect, type Page, type Route } from '@playwright/test'

import {
  configurePages,
  RECAPTCHA_URL,
  createScriptResponse,
  standInForIpLookup,
} from '../../../steps/person/social-sign-in.ts'
import {
  localize,
  type PreparedStart,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'
import { submitMessage } from './contact.ts'

interface BotCheck extends PreparedStart {
  requests: ScriptRequests
}

interface ScriptRequests {
  waiting: Route[]
  /**
   * Whether the page has received the script. A pending request may then come from a form that no longer waits
   * for it.
   */
  isSent: boolean
}

type ScriptAnswer = (route: Route) => Promise<void>

type BotCheckScene = ScriptScene & BotCheck

const START_WITHOUT_CHECK = 'start: no bot check'
const START_ON_SAFARI = 'start: a bot check on Safari'
const START_WITH_CHECK = 'start: a bot check'

/**
 * A bot check whose tokens are pending until a function in `masarTokens` settles them. The script may run
 * twice, because a browser combines requests for the same script.
 */
const SCRIPT = `window.masarTokens ??= []
window.grecaptcha ??= {
  ready: (callback) => callback(),
  execute: () => new Promise((resolve, reject) => window.masarTokens.push({ resolve, reject })),
}`

/**
 * Answers the requests for the script, after waiting for one. A page that already has the script does not
 * request it again.
 */
async function answerScript({ page, requests }: BotCheckScene, answer: ScriptAnswer) {
  const isScriptLoaded = () => page.evaluate(() => 'grecaptcha' in window)
  await expect.poll(async () => requests.waiting.length > 0 || (await isScriptLoaded())).toBe(true)
  await Promise.all(requests.waiting.splice(0).map((route) => answer(route)))
}

const sendScript: ScriptAnswer = (route) => route.fulfill(createScriptResponse(SCRIPT))

/** Settles the oldest token, once the page has requested one. */
const settleToken = ({ page }: BotCheckScene, how: 'resolve' | 'reject') =>
  expect.poll(() => page.evaluate(settleOldestToken, how)).toBe(true)

/** Runs in the page. Returns false if no token is waiting. */
function settleOldestToken(how: string): boolean {
  const tokens = Reflect.get(window, 'masarTokens') as Record<string, (token: string) => void>[]
  const oldest = tokens.shift()
  oldest?.[how]?.('token')
  return oldest !== undefined
}

/** Delays requests for the script until this page has received it. */
async function holdScript(page: Page, requests: ScriptRequests) {
  await page.route(RECAPTCHA_URL, async (route) => {
    if (requests.isSent) await sendScript(route)
    else requests.waiting.push(route)
  })
  page.on('domcontentloaded', () => Object.assign(requests, { waiting: [], isSent: false }))
}

/**
 * Lets the bot check pass but refuses the form, so that the page keeps the form. These tests only cover loading
 * the check.
 */
async function refuseForms(page: Page) {
  await page.route('**/api/verify-recaptcha/**', (route) => route.fulfill({ body: 'OK' }))
  await page.route('**/api/send-email', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  )
}

/**
 * Serves pages without a content security policy. The policy of a server without a bot check would block the
 * script.
 */
async function serveWithoutPolicy({ page, origin }: ScriptScene) {
  await page.route(/\/contact\?l=/, async (route) => {
    const response = await route.fetch({ url: `${origin}/index.html` })
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

export const BOT_CHECK_FLOW: ScriptedFlow<BotCheck> = {
  async prepare(scene) {
    const { page, start } = scene
    const requests: ScriptRequests = { waiting: [], isSent: false }
    await configurePages(
      page.context(),
      start === START_WITHOUT_CHECK ? {} : { botCheck: { siteKey: 'masar-recaptcha' } },
    )
    await standInForIpLookup(page.context())
    await holdScript(page, requests)
    await refuseForms(page)
    await serveWithoutPolicy(scene)
    if (start === START_ON_SAFARI)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'userAgent', {
          value:
            'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
        }),
      )
    return { address: localize(scene, '/contact'), requests }
  },
  gestures: {
    [START_WITHOUT_CHECK]: () => Promise.resolve(),
    [START_ON_SAFARI]: () => Promise.resolve(),
    [START_WITH_CHECK]: () => Promise.resolve(),
    // A page that was just opened does not listen for events yet.
    async 'moves the mouse'({ page, requests }) {
      const move = async () => {
        await page.mouse.move(100, 100)
        await page.mouse.move(200, 200)
        return requests.waiting.length
      }
      await expect.poll(move).toBeGreaterThan(0)
    },
    'sends a form': submitMessage,
    async 'loadScript done: loaded'(scene) {
      scene.requests.isSent = true
      await answerScript(scene, sendScript)
    },
    'loadScript failed: blocked': (scene) => answerScript(scene, (route) => route.abort()),
    'makeToken done: token': (scene) => settleToken(scene, 'resolve'),
    'makeToken failed: blocked': (scene) => settleToken(scene, 'reject'),
  },
}
