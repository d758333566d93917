import '#ui/style/base.css'

import { createRoot } from 'react-dom/client'

import { activateLanguage } from '#i18n/activate.ts'
import { waitForIdle } from '#ui/lifecycle/schedule.ts'

import { App } from './app.tsx'
import { hideLinkSecret } from './session/opening-link.ts'
import { loadSettings, parseConfig } from './config.ts'
import { findFirstLanguage } from './preferences/first-language.ts'
import { repairAddress } from './address/repaired-address.ts'
import { reloadForNewVersion } from './failures/deployed-version.ts'
import { recoverFromFailedImports } from './failures/page-recovery.ts'
import { recordEarlyChanges } from './foreign-changes/changes-before-hydration.ts'
import { patchNodeMethods } from './foreign-changes/patch-node-methods.ts'
import { loadPolyfills } from './polyfills.ts'
import { readPageData } from './rendering/page-data.ts'
import { createAppRouter, prepareFirstPage } from './router.ts'
import { showApp } from './show-app.tsx'
import { StartFailure } from './failures/start-failure.tsx'
import { watchRestoredPages } from './tabs/page-returns.ts'

hideLinkSecret()
recoverFromFailedImports()
patchNodeMethods()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element.')

void startApp(root)

/**
 * Starts the app. A separate function, because the bundler does not merge chunks that have a top-level `await`.
 */
async function startApp(element: HTMLElement): Promise<void> {
  const data = readPageData()
  const earlyChanges = recordEarlyChanges(element)
  try {
    repairAddress(location, history)
    const isLive = data !== null && !data.isStatic
    if (isLive) normalizeAddress(data.address)
    const [settings] = await Promise.all([isLive ? data.settings : loadSettings(), loadPolyfills()])
    const config = parseConfig(settings)
    // The build replaces this condition, and drops code that only development imports.
    const drawer = import.meta.env.DEV ? await import('../dev/drawer.tsx') : null
    const language = await findFirstLanguage(config, isLive ? data.language : undefined)
    const isTheirs =
      data?.language === language && JSON.stringify(data.settings) === JSON.stringify(settings)
    const router = createAppRouter(config, {
      inspect: drawer?.inspect,
      ...(data && isTheirs && { start: data }),
    })
    prepareFirstPage(router)
    const { session } = router.options.context
    watchRestoredPages(session)
    await activateLanguage(language)

    const app = <App router={router} config={config} firstLanguage={language} />
    await showApp({ element, app, router, isTheirs, isWhole: isLive, earlyChanges })
    if (isTheirs) session.verify()
    router.options.context.forgetDocument()
    drawer?.showDrawer()
    const rendered = isTheirs && isLive ? data.address : null
    waitForIdle()
      .then(async () => (await import('./later-visits.ts')).prepareLaterVisits(router, rendered))
      .catch(() => undefined)
  } catch (error) {
    void reloadForNewVersion({ keepsInput: false })
    element.replaceChildren()
    createRoot(element).render(<StartFailure error={error} />)
  }
}

/** Normalizes the URL before the router does, because the router would load the page a second time. */
function normalizeAddress(address: string): void {
  const { pathname, search, hash } = location
  const isSamePage = address.split('?')[0] === pathname
  if (isSamePage && address !== pathname + search)
    history.replaceState(history.state, '', address + hash)
}
