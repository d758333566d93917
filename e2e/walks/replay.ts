import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

import { chromium, devices, request as requests } from '@playwright/test'

import { type StepDriver, walk as follow } from '@masar/machines/testing/driver.ts'
import type { Step } from '@masar/machines/testing/model.ts'
import { lockedTests } from '@masar/machines/testing/paths/locked-tests.ts'
import { readLockFile } from '@masar/machines/testing/paths/lock-file.ts'
import type { LockedPath, PathLock } from '@masar/machines/testing/paths/path-lock.ts'

import { CHROMIUM_ARGUMENTS, findChromium, findChromiumWithWindow } from '../../tools/chromium.ts'
import { WALKS } from './all-walks.ts'
import { browserDriver } from './browser-driver.ts'
import type { AnyBrowserWalk } from './browser-walk.ts'
import { obstacle, listPassages } from './chosen-paths.ts'
import { openScene } from './scene.ts'

export interface ReplayOptions {
  /** Shows the browser. */
  headed?: boolean
  /** Delay in milliseconds before each command to the browser. */
  slow?: number
  /** The last step, by its printed number; the start is step 0. */
  until?: number
  /** A running service with `TEST_CONTROL=true`; without one, a server of the browser tests is started. */
  url?: string
}

interface Found {
  walk: AnyBrowserWalk
  lock: PathLock
  path: LockedPath
}

/**
 * Runs a path of a lock in Chromium against a running service, and prints each step once it is verified. Resolves
 * to an exit code: 0 for success as far as the path can be run, 1 when the page does not follow, 2 when nothing
 * can be run.
 */
export async function replay(id: string, options: ReplayOptions = {}): Promise<0 | 1 | 2> {
  const found = await findPath(id)
  if (typeof found === 'string') return reportFailure(found)
  if (!options.url && !existsSync('dist/index.html')) {
    return reportFailure('There is no built app: npm run build')
  }
  const windowless = options.headed ? whyNoWindow() : null
  if (windowless) return reportFailure(windowless)
  const { walk, lock, path } = found
  const last = path.steps.length - 1
  if (options.until !== undefined && options.until > last) {
    return reportFailure(`${id} has no step ${options.until}: its last one is ${last}.`)
  }
  const { steps, end } = walkable(found, options.until)
  const [test] = lockedTests(walk.model, { ...lock, paths: [{ ...path, steps }] }, [path.suite])
  if (!test || steps.length === 0) return reportFailure(end ?? `${id} has no steps.`)

  console.log(`${walk.folder} ${path.id}`)
  const page = await openPage(options.url ?? walk.baseURL ?? SERVICE, options)
  let service: ChildProcess | null = null
  try {
    service = options.url ? null : await startService(walk)
    const scene = await openScene(page.page, page.request, {
      name: `replay-${path.id}-${Date.now()}`,
      origin: page.origin,
    })
    await follow(test, printSteps(browserDriver(walk, scene, test)))
    if (end) console.log(end)
    return 0
  } catch (error) {
    return reportFailure(error instanceof Error ? error.message : String(error), 1)
  } finally {
    await page.close()
    service?.kill('SIGTERM')
  }
}

const PORT = Number(process.env['E2E_PORT'] ?? 4310)
const SERVICE = `http://localhost:${PORT}`

/** Why no window can be opened here; null when one can. */
function whyNoWindow({ DISPLAY, WAYLAND_DISPLAY } = process.env): string | null {
  if (!findChromiumWithWindow()) {
    return '--headed needs a Chromium with a window (Debian: `apt-get install chromium`), or its path in CHROMIUM_PATH.'
  }
  if (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY) return null
  return '--headed needs a screen, and there is none here: leave it out, or begin with `xvfb-run -a`.'
}

/** The path, or why there is none. */
async function findPath(id: string): Promise<Found | string> {
  for (const walk of WALKS) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that has it
    const lock = await readLockFile(walk.folder)
    const path = lock.paths.find((candidate) => candidate.id === id)
    if (path) return { walk, lock, path }
  }
  const folders = WALKS.map(({ folder }) => folder).join(', ')
  return `No path ${id} of a machine that is walked in a browser: ${folders}.`
}

/** The steps that a browser can perform, and why it ends there. */
function walkable({ walk, lock, path }: Found, until = path.steps.length - 1) {
  const steps = path.steps.slice(0, until + 1)
  const passages = listPassages(lock, steps)
  const stop = passages.findIndex((passage) => obstacle(walk, passage) !== null)
  const passage = passages[stop]
  if (!passage) return { steps, end: null }
  const end = `${stop}. ${passage.label}: not in a browser, ${obstacle(walk, passage)}`
  return { steps: steps.slice(0, stop), end }
}

/** The same driver, but it prints each step once it is verified. */
function printSteps(driver: StepDriver): StepDriver {
  let number = 0
  let began = performance.now()
  const look = async (step: Step) => {
    await driver.expect(step)
    const took = Math.round(performance.now() - began)
    console.log(`${number}. ${step.label} -> ${step.expect.leaf} (${took} ms)`)
    number += 1
    began = performance.now()
  }
  return { ...driver, expect: look }
}

async function openPage(origin: string, { headed = false, slow = 0 }: ReplayOptions) {
  const executablePath = headed ? findChromiumWithWindow() : findChromium()
  const browser = await chromium.launch({
    headless: !headed,
    slowMo: slow,
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath && { executablePath }),
  })
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Africa/Tunis',
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'masar-language', value: 'en' }] }],
    },
  })
  const request = await requests.newContext({ baseURL: origin })
  const page = await context.newPage()
  const close = async () => {
    await request.dispose()
    await browser.close()
  }
  return { page, request, origin, close }
}

/** The server of the browser tests; the second one if the path needs it. */
async function startService({ baseURL = SERVICE }: AnyBrowserWalk) {
  const { port } = new URL(baseURL)
  const env = { ...process.env, PORT: port, PAYMENT_SIMULATORS: String(baseURL !== SERVICE) }
  const service = spawn(process.execPath, ['e2e/e2e-server.ts'], { env, stdio: 'ignore' })
  const ended = once(service, 'exit').then(() => {
    throw new Error(`The server at ${baseURL} did not start.`)
  })
  await Promise.race([answers(`${baseURL}/api/settings`), ended])
  ended.catch(() => undefined)
  return service
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url).catch(() => null)
  if (response?.ok) return
  await new Promise((resolve) => setTimeout(resolve, 100))
  return answers(url)
}

function reportFailure<Code extends 1 | 2 = 2>(what: string, code = 2 as Code): Code {
  console.error(what)
  return code
}
