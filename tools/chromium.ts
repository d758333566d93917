import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

/** Quiet, offline, and able to run as root in a container. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  // One process for the tabs of a context, and none kept ready: a third of what the opening of a page costs. Contexts never
  // share one.
  '--renderer-process-limit=1',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
]

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  // The same engine without a window: it starts and draws with less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The Chromium to test with, or null when this machine has none. */
export const findChromium = (): string | null =>
  CANDIDATES.find((path) => path !== undefined && existsSync(path)) ?? null

/** The same with a window that somebody can look at. */
export const findChromiumWithWindow = (): string | null =>
  CANDIDATES.find((path) => path && !path.includes('headless') && existsSync(path)) ?? null

/**
 * A Chromium, installed from Debian's packages when there is none and this user may install it.
 * Throws one message that says what to do otherwise.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium here: installing the Debian package.')
    run('apt-get', ['update', '-qq'])
    for (const name of PACKAGES) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
      const installed = findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: `apt-get install chromium-headless-shell`) or name it in CHROMIUM_PATH.',
  )
}

function run(command: string, parameters: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

if (import.meta.main) console.log(requireChromium())
