import { offerNewVersion } from '../offline/new-version.ts'

/** Minimum time between automatic reloads, to prevent a loop when a host serves an old document. */
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

/** Reloads the page only once, because several parts of it may fail at the same time. */
function reloadOnce(): void {
  if (isReloading || hasJustReloaded()) return
  isReloading = true
  location.reload()
}

/**
 * Returns whether the server has a newer build. Returns false when it does not respond, because the page would
 * be lost on reload.
 */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    const served = listModuleScripts(await response.text())
    return served !== '' && served !== listModuleScripts(document.documentElement.outerHTML)
  } catch {
    return false
  }
}

/** Lists the scripts of a document. Their names change with each build. */
const listModuleScripts = (html: string): string =>
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
  addEventListener('input', recordInput, { capture: true })
}

function recordInput(): void {
  typedAt = location.pathname
}
