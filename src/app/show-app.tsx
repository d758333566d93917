import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { arrivedDocument, tellTakenOver } from './documents/arrived-document.ts'
import type { AppRouter } from './router.ts'

interface ShownApp {
  element: HTMLElement
  app: ReactNode
  router: AppRouter
  /** What stands in `config.json`. */
  settings: unknown
  language: string
}

/**
 * Takes over the page that the document came with, or draws it where there is none that was drawn for
 * these settings and this language. Nothing of the page that is seen changes by it.
 */
export async function showApp({
  element,
  app,
  router,
  settings,
  language,
}: ShownApp): Promise<void> {
  const drawn = arrivedDocument()
  const isTheirs = drawn?.language === language && drawn.settings === JSON.stringify(settings)
  const page = (
    <StrictMode>
      {app}
      <TakenOver />
    </StrictMode>
  )
  if (isTheirs && (await isLoaded(router))) {
    hydrateRoot(element, page, { onRecoverableError: (error) => console.error(error) })
    return
  }
  router.ssr = undefined
  element.replaceChildren()
  createRoot(element).render(page)
}

/** Loads what the page of the document is drawn with; false where the address leads to another one. */
async function isLoaded(router: AppRouter): Promise<boolean> {
  const { pathname } = router.latestLocation
  // The router then draws at once, as it did in the build.
  router.ssr = { manifest: undefined }
  await router.load()
  const { location, matches } = router.state
  return location.pathname === pathname && matches.every(({ status }) => status === 'success')
}

function TakenOver() {
  useEffect(tellTakenOver, [])

  return null
}
