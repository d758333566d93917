import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { PageListening } from '#ui/page/page-heading.tsx'

import { markTakenOver } from './documents/arrived-document.ts'
import type { EarlyChanges } from './foreign-changes/changes-before-hydration.ts'
import type { AppRouter } from './router.ts'

interface ShownApp {
  element: HTMLElement
  app: ReactNode
  router: AppRouter
  /** The document came with this page, drawn for these settings and this language. */
  isTheirs: boolean
  /** It came with the frame of this page alone. */
  isFrame: boolean
  earlyChanges: EarlyChanges
}

/** So long a frame waits for what the page needs; then its waiting is drawn by the app, which can be used. */
const FRAME_WAITS = 400

/**
 * Takes over the page that the document came with, or draws it where there is none for this visitor.
 * Nothing of the page that is seen changes by it.
 */
export async function showApp({
  element,
  app,
  router,
  isTheirs,
  isFrame,
  earlyChanges,
}: ShownApp): Promise<void> {
  if (isTheirs && !isFrame && (await isLoaded(router))) {
    const onShown = () => {
      earlyChanges.stop()
      markTakenOver()
    }
    const shown = <PageListening value={{ onShown }}>{app}</PageListening>
    // A transition is drawn in slices: what the visitor does meanwhile is answered in between.
    startTransition(() => {
      hydrateRoot(element, <StrictMode>{shown}</StrictMode>, {
        onRecoverableError: (error) => console.error(error),
      })
    })
    earlyChanges.watchHydration()
    return
  }
  earlyChanges.stop()
  router.ssr = undefined
  // React draws over a frame in one go; until then it stays.
  if (isTheirs && isFrame) await isReady(router)
  else element.replaceChildren()
  const root = createRoot(element)
  startTransition(() =>
    root.render(
      <StrictMode>
        {app}
        <TakenOver />
      </StrictMode>,
    ),
  )
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

/** Loads the page with its answers; resolves when it can be drawn, or is to be waited for by the app. */
async function isReady(router: AppRouter): Promise<void> {
  // Else it would be loaded a second time when it is drawn.
  router.ssr = { manifest: undefined }
  const late = new Promise((resolve) => setTimeout(resolve, FRAME_WAITS))
  await Promise.race([loadAnswers(router), late])
}

/** Most answers are here already: the document has asked. Drawn without them, the page would be drawn twice. */
async function loadAnswers(router: AppRouter): Promise<void> {
  await router.load()
  const queries = await router.options.context.queries()
  await new Promise<void>((resolve) => {
    const look = () => {
      if (queries.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = queries.getQueryCache().subscribe(() => setTimeout(look))
    setTimeout(look)
  })
}

/** What is drawn anew has nothing to wait for. */
function TakenOver() {
  useEffect(markTakenOver, [])

  return null
}
