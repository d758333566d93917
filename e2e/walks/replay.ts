import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, devices, type Page, request as requests } from '@playwright/test'

import { walk as follow, lockedTests } from 'statechart-paths'
import type { StepDriver, Step } from 'statechart-paths/walk'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import { CHROMIUM_ARGUMENTS, findChromium, findChromiumWithWindow } from '../../tools/chromium.ts'
import { WALKS } from './all-walks.ts'
import { browserDriver } from './browser-driver.ts'
import type { AnyBrowserWalk } from './browser-walk.ts'
import { findObstacle, listStateChanges } from './chosen-paths.ts'
import { openScene } from './scene.ts'
import { findDeadEnd, followScript, type ReadScript } from './scripted/follow-script.ts'
import { SCRIPTED_FLOWS } from './scripted/scripted-flows.ts'
import { startReplayService, whyNotControlled } from './service.ts'

export interface ReplayRequest {
  id: string
  script: Omit<ReadScript, 'origin'>
  /** The sentence of each step. */
  lines: readonly string[]
  /** Shows the browser. */
  headed: boolean
  /** Delay in milliseconds before each command to the browser. */
  slow: number
  /** The last step; the start is step 0. */
  until: number
  /** A running service with test control; without one, a server of the browser tests is started. */
  url: string | null
  /** Where screenshots and the trace are written. */
  output: string
  say: (word: ReplayWord, values?: Record<string, string | number>) => string
}

export type ReplayWord =
  | 'no-start'
  | 'no-control'
  | 'no-browser-way'
  | 'no-stand-in'
  | 'ends'
  | 'differs'
  | 'written'

export interface Replayed {
  /** Why it failed. */
  failure?: string
  /** Why it was skipped or not completed. */
  skipped?: string
}

/** Follows a path in Chromium against a service, and prints each step once the page shows it. */
export async function replay(asked: ReplayRequest): Promise<Replayed> {
  const { script, say, lines, output, url } = asked
  mkdirSync(output, { recursive: true })
  const flow = SCRIPTED_FLOWS[script.folder]
  const walk = flow ? undefined : WALKS.find(({ folder }) => folder === script.folder)
  if (!walk && !flow) return { skipped: say('no-browser-way') }
  const labels = script.steps.map(({ label }) => label)
  const server = flow?.findServer?.(labels) ?? walk?.baseURL ?? null
  // The stand-ins of providers run beside the second server of the browser tests.
  const needsStandIn = url !== null && server !== null
  if (needsStandIn && (await whyNotControlled(server)) === 'no-start')
    return { skipped: say('no-stand-in', { url }) }
  const origin = url ?? server ?? SERVICE
  const opened = await openPage(origin, asked)
  const service = url === null ? await startReplayService(origin, SERVICE) : null
  let seen = -1
  const isSeen = async (number: number) => {
    seen = number
    await opened.page.screenshot({ path: join(output, `${String(number).padStart(2, '0')}.png`) })
    console.log(`${number}. ${lines[number] ?? ''}`)
  }
  try {
    const missing = await whyNotControlled(origin)
    if (missing) return { skipped: say(missing, { url: origin }) }
    const end = walk
      ? await followWalk(walk, opened, asked, isSeen)
      : await followRead(opened, asked, isSeen)
    return end === null ? {} : { skipped: say('ends', { number: end, step: lines[end] ?? '' }) }
  } catch (error) {
    await opened.page.screenshot({ path: join(output, 'failed.png') }).catch(() => null)
    const why = error instanceof Error ? error.message : String(error)
    return {
      failure: `${say('differs', { number: seen + 1, step: lines[seen + 1] ?? '' })}\n${why}`,
    }
  } finally {
    await opened.close()
    service?.kill('SIGTERM')
  }
}

const PORT = Number(process.env['E2E_PORT'] ?? 4310)
const SERVICE = `http://localhost:${PORT}`

type Opened = Awaited<ReturnType<typeof openPage>>

/** Follows a test of the machine. Returns the number of the first step that a browser cannot take, or null. */
async function followWalk(
  walk: AnyBrowserWalk,
  { page, request, origin }: Opened,
  { id, until }: ReplayRequest,
  isSeen: (number: number) => Promise<void>,
): Promise<number | null> {
  const lock = await readLockFile(walk.folder)
  const path = lock.paths.find((candidate) => candidate.id === id)
  if (!path) return 0
  const steps = path.steps.slice(0, until + 1)
  const stop = listStateChanges(lock, steps).findIndex(
    (passage) => findObstacle(walk, passage) !== null,
  )
  const done = stop < 0 ? steps : steps.slice(0, stop)
  const [test] = lockedTests(walk.model, { ...lock, paths: [{ ...path, steps: done }] }, [
    path.suite,
  ])
  if (test && done.length > 0) {
    const scene = await openScene(page, request, { name: `replay-${id}-${Date.now()}`, origin })
    await follow(test, reportSteps(browserDriver(walk, scene, test), isSeen))
  }
  return stop < 0 ? null : stop
}

/** Follows the printed script. Returns the number of the step at which it must stop; null if it can reach the end. */
async function followRead(
  { page, origin }: Opened,
  { script, until }: ReplayRequest,
  isSeen: (number: number) => Promise<void>,
): Promise<number | null> {
  const beyond = findDeadEnd(script)
  const end = beyond !== null && beyond <= until ? beyond : null
  const steps = script.steps.slice(0, end ?? until + 1)
  await followScript(page, { ...script, steps, origin }, isSeen)
  return end
}

/** A driver that also reports each step once it is verified. */
function reportSteps(driver: StepDriver, isSeen: (number: number) => Promise<void>): StepDriver {
  let number = 0
  const look = async (step: Step) => {
    await driver.expect(step)
    await isSeen(number)
    number += 1
  }
  return { ...driver, expect: look }
}

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
    locale: { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' }[language] ?? language,
    timezoneId: 'Africa/Tunis',
    reducedMotion: 'reduce',
    // Flows change responses, which a worker would serve from its cache.
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'masar-language', value: language }] }],
    },
  })
  await context.tracing.start({ screenshots: true, snapshots: true })
  const request = await requests.newContext({ baseURL: origin })
  const page: Page = await context.newPage()
  const close = async () => {
    await context.tracing.stop({ path: join(output, 'trace.zip') })
    await request.dispose()
    await browser.close()
  }
  return { page, request, origin, close }
}
