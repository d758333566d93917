import '#ui/base.css'

import { createRoot } from 'react-dom/client'

import { activateLanguage } from '#i18n/activate.ts'

import { App } from './app.tsx'
import { takeLinkOffTheAddress } from './arrived-link.ts'
import { loadSettings, readConfig } from './config.ts'
import { arrivedDocument, tellTakenOver } from './documents/arrived-document.ts'
import { firstLanguage } from './first-language.ts'
import { mendAddress } from './mended-address.ts'
import { knownLanguage, tellPageLanguage } from './page-language.ts'
import { stayWithoutCode } from './page-recovery.ts'
import { createAppRouter, prepareFirstPage } from './router.ts'
import { showApp } from './show-app.tsx'
import { StartFailure } from './start-failure.tsx'
import { watchReturns } from './tabs/page-returns.ts'

takeLinkOffTheAddress()
stayWithoutCode()

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root element.')

// Before it is spoken in another language.
const drawn = arrivedDocument()
try {
  mendAddress(location, history)
  const settings = await loadSettings()
  const config = readConfig(settings)
  // A build knows that this is not development, and leaves out what only development imports.
  const drawer = import.meta.env.DEV ? await import('../dev/drawer.tsx') : null
  const router = createAppRouter(config, { inspect: drawer?.inspect })
  prepareFirstPage(router)
  watchReturns(router.options.context.session)
  const language = await firstLanguage(config, drawn?.language)
  if (knownLanguage() !== null) tellPageLanguage()
  await activateLanguage(language)

  const app = <App router={router} config={config} firstLanguage={language} />
  const isTheirs = drawn?.language === language && drawn.settings === JSON.stringify(settings)
  await showApp({ element, app, router, isTheirs })
  drawer?.showDrawer()
} catch (error) {
  element.replaceChildren()
  createRoot(element).render(<StartFailure error={error} />)
  tellTakenOver()
}
