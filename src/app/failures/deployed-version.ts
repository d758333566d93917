import { offerNewVersion } from '../offline/new-version.ts'

/** Minimum delay between automatic reloads: a host that serves an old document would cause a loop. */
const MIN_MS_BETWEEN_RELOADS = 20_000

/**
 * Reloads the page when the server has a newer build, since the chunks of this one no longer exist. With
 * `keepsInput`, a page with unsaved input offers the reload instead.
 */
export async function reloadForNewVersion({ keepsInput }: { keepsInput: boolean }): Promise<void> {
  if (!(await isOutdated())) return
  if (keepsInput && hasInput()) offerNewVersion(() => location.reload())
  else reloadOnce()
}

let isReloading = false

/** Several parts of a page may fail at the same time. */
function reloadOnce(): void {
  if (isReloading || hasJustReloaded()) return
  isReloading = true
  location.reload()
}

/** False without a response: reloading then would lose the page. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    const served = moduleScripts(await response.text())
    return served !== '' && served !== moduleScripts(document.documentElement.outerHTML)
  } catch {
    return false
  }
}

/** Each build has other script names. */
const moduleScripts = (html: string): string =>
  [...html.matchAll(/<script type="module"[^>]* src="(\/assets\/[^"]+)"/g)]
    .map(([, address]) => address)
    .join()

function hasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  return isReload && performance.now() < MIN_MS_BETWEEN_RELOADS
}

let typedAt: string | null = null
const hasInput = () => typedAt === location.pathname

/** Tracks whether the current page has unsaved input. */
export function watchInput(): void {
  addEventListener('input', rememberInput, { capture: true })
}

function rememberInput(): void {
  typedAt = location.pathname
}
