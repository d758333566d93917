import { offerNewVersion } from '../offline/new-version.ts'

/** A page that has reloaded waits this long before it reloads itself: a host that keeps an old document would loop. */
const MIN_MS_BETWEEN_RELOADS = 20_000

/**
 * Reloads the page when the server has another build: the chunks of this one are gone. With `keepsInput`, a page on
 * which something was typed offers it instead.
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

/** False without an answer: to reload then would lose the page. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    const served = moduleScripts(await response.text())
    return served !== '' && served !== moduleScripts(document.documentElement.outerHTML)
  } catch {
    return false
  }
}

/** A build begins with scripts of other names than the build before. */
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

/** Remembers whether something was typed on the page that is open. */
export function watchInput(): void {
  addEventListener('input', rememberInput, { capture: true })
}

function rememberInput(): void {
  typedAt = location.pathname
}
