import { getDateLocale } from '@masar/domain/service/languages.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, devices } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, findChromium, findChromiumWithWindow } from '../../tools/chromium.ts'
import { waitForStillPage } from './still-page.ts'
import { compareTexts } from './scripted/compare-texts.ts'
import { findDeadEnd, followScript, type ParsedScript } from './scripted/follow-script.ts'
import { SCRIPTED_FLOWS } from './scripted/scripted-flows.ts'
import { startReplayService, findControlProblem } from './service.ts'

export interface ReplayRequest {
  script: Omit<ParsedScript, 'origin'>
  /** The sentences that describe the steps. */
  lines: readonly string[]
  /** Whether to show the browser. */
  headed: boolean
  /** The delay before each browser command, in milliseconds. */
  slow: number
  /** The number of the last step; the start is step 0. */
  until: number
  /** The URL of a running service with test control; null if the replay must start one. */
  url: string | null
  /** Where screenshots and the trace are written. */
  output: string
  say: (word: ReplayMessageId, values?: Record<string, string | number>) => string
}

export type ReplayMessageId =
  | 'no-start'
  | 'no-control'
  | 'no-stand-in'
  | 'ends'
  | 'differs'
  | 'written'

export interface ReplayResult {
  /** Why the replay failed. */
  failure?: string
  /** Why the replay was skipped or ended early. */
  skipped?: string
}

/**
 * Replays a path in Chromium against a service, and prints each step once the page shows its result. Fails if
 * no controllable service is available.
 */
export async function replay(request: ReplayRequest): Promise<ReplayResult> {
  const { script, say, output, url } = request
  mkdirSync(output, { recursive: true })
  const labels = script.steps.map(({ label }) => label)
  const server = SCRIPTED_FLOWS[script.folder].findServer?.(labels) ?? null
  const origin = url ?? server ?? SERVICE_URL
  const service = url === null ? await startReplayService(origin, SERVICE_URL) : null
  try {
    const missing = (await findControlProblem(origin)) ?? (await findStandInProblem(server))
    return missing ? { failure: say(missing, { url: origin }) } : await replayAt(origin, request)
  } finally {
    service?.kill('SIGTERM')
  }
}

/**
 * Returns `no-stand-in` if the path needs the providers' stand-ins, but the second browser-test server, which
 * runs them, is not running.
 */
async function findStandInProblem(server: string | null): Promise<'no-stand-in' | null> {
  return server !== null && (await findControlProblem(server)) === 'no-start' ? 'no-stand-in' : null
}

/** Replays the printed script until its end, or until a step that cannot be performed in a browser. */
async function replayAt(origin: string, request: ReplayRequest): Promise<ReplayResult> {
  const { script, say, lines, output, until } = request
  const opened = await openPage(origin, request)
  let seen = -1
  const isSeen = async (number: number) => {
    seen = number
    await waitForStillPage(opened.page)
    const step = script.steps[number]
    if (step) await compareTexts(opened.page, step)
    const path = join(output, `${String(number).padStart(2, '0')}.png`)
    await opened.page.screenshot({ path, fullPage: true })
    console.log(`${number}. ${lines[number] ?? ''}`)
  }
  const beyond = findDeadEnd(script)
  const end = beyond !== null && beyond <= until ? beyond : null
  const steps = script.steps.slice(0, end ?? until + 1)
  try {
    await followScript(opened.page, { ...script, steps, origin }, isSeen)
    return end === null ? {} : { skipped: say('ends', { number: end, step: lines[end] ?? '' }) }
  } catch (error) {
    await opened.page
      .screenshot({ path: join(output, 'failed.png'), fullPage: true })
      .catch(() => null)
    const why = error instanceof Error ? error.message : String(error)
    return {
      failure: `${say('differs', { number: seen + 1, step: lines[seen + 1] ?? '' })}\n${why}`,
    }
  } finally {
    await opened.close()
  }
}

const PORT = Number(process.env['E2E_PORT'] ?? 4310)
const SERVICE_URL = `http://localhost:${PORT}`

async function openPage(origin: string, { headed, slow, script, output }: ReplayRequest) {
  const executablePath = headed ? findChromiumWithWindow() : findChromium()
  const browser = await chromium.launch({
    headless: !headed,
    slowMo: slow,
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath && { executablePath }),
  })
  const { language } = script
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: getDateLocale(language),
    timezoneId: 'Africa/Tunis',
    reducedMotion: 'reduce',
    // Flows change responses. A service worker would serve the unchanged ones from its cache.
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'masar-language', value: language }] }],
    },
  })
  await context.tracing.start({ screenshots: true, snapshots: true })
  const page = await context.newPage()
  const close = async () => {
    await context.tracing.stop({ path: join(output, 'trace.zip') })
    await browser.close()
  }
  return { page, close }
}
