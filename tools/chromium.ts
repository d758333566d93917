import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

/** Makes Chromium quiet and offline, and lets it run as root in a container. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  // The tabs of a context share one renderer process, and there is no spare one: saves a third of the time to
  // open a page. Contexts never share a process.
  '--renderer-process-limit=1',
  '--disable-features=OptimizationHints,MediaRouter,Translate',
]

const CHROMIUM_PATHS = [
  process.env['CHROMIUM_PATH'],
  // The same engine without a window: starts and renders with less overhead.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

/** Returns the path of the Chromium for tests, or null if none is installed. */
export const findChromium = (): string | null =>
  CHROMIUM_PATHS.find((path) => path !== undefined && existsSync(path)) ?? null

/** Returns the path of a Chromium that can open a window, or null. */
export const findChromiumWithWindow = (): string | null =>
  CHROMIUM_PATHS.find((path) => path && !path.includes('headless') && existsSync(path)) ?? null

/**
 * Returns a Chromium. Installs Debian's package if there is none and this user may install it; otherwise throws
 * with instructions.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium here: installing the Debian package.')
    runCommand('apt-get', ['update', '-qq'])
    for (const name of DEBIAN_PACKAGES) {
      runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
      const installed = findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: `apt-get install chromium-headless-shell`) or name it in CHROMIUM_PATH.',
  )
}

function runCommand(command: string, parameters: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

if (import.meta.main) console.log(requireChromium())
