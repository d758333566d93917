import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { HydrationContext } from '#ui/lazy/hydration-boundary.tsx'
import { PageListenerContext } from '#ui/page/page-heading.tsx'

import type { EarlyChanges } from './foreign-changes/changes-before-hydration.ts'
import type { AppRouter } from './router.ts'

interface ShownApp {
  element: HTMLElement
  app: ReactNode
  router: AppRouter
  /** Whether the document has the visitor's language and the current settings. */
  isTheirs: boolean
  /** Whether the document contains all data; prerendered documents contain none. */
  isWhole: boolean
  earlyChanges: EarlyChanges
}

/** Hydrates the document, or renders the page when the document is a shell. Resolves when the page is interactive. */
export async function showApp(shown: ShownApp): Promise<void> {
  const { element, app, router, isTheirs, isWhole, earlyChanges } = shown
  if (isTheirs && (await loadFromDocument(router))) {
    const mayWait = isWhole && 'IntersectionObserver' in window
    await hydrateApp(
      element,
      <HydrationContext value={mayWait}>{app}</HydrationContext>,
      earlyChanges,
    )
    return
  }
  earlyChanges.stop()
  router.ssr = undefined
  const root = createRoot(element)
  if (!isTheirs) element.replaceChildren()
  const page = <PageListenerContext value={{ onShown: markInteractive }}>{app}</PageListenerContext>
  startTransition(() => root.render(<StrictMode>{page}</StrictMode>))
}

function hydrateApp(
  element: HTMLElement,
  app: ReactNode,
  earlyChanges: EarlyChanges,
): Promise<void> {
  return new Promise((resolve) => {
    const onShown = () => {
      earlyChanges.stop()
      markInteractive()
      resolve()
    }
    // React has rendered a part again: a translator had changed it, or the server could not fetch its data.
    const onRecoverableError = (error: unknown) => {
      earlyChanges.ignoreRecent()
      console.warn(error)
    }
    // React renders a transition in slices and handles input in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <PageListenerContext value={{ onShown }}>{app}</PageListenerContext>
        </StrictMode>,
        { onRecoverableError },
      )
    })
    earlyChanges.watchHydration()
  })
}

/** Marks the page as interactive, for events that preceded hydration (`index.html`) and for measurements. */
function markInteractive(): void {
  document.documentElement.dataset['hydrated'] = ''
  dispatchEvent(new Event('masar-hydrated'))
}

/**
 * Loads the page from the document's data. Returns false if the document cannot be hydrated, because the URL
 * redirects, loading fails, or this window resumes a stored flow.
 */
async function loadFromDocument(router: AppRouter): Promise<boolean> {
  const { pathname } = router.latestLocation
  // The router then renders synchronously, as on the server.
  router.ssr = { manifest: undefined }
  await router.load()
  const { flows } = router.options.context
  await flows.ready()
  const { location, matches } = router.state
  const isSamePage = location.pathname === pathname && !flows.isResumed()
  return isSamePage && matches.every(({ status }) => status === 'success')
}
