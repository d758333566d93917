import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { HydrationContext } from '#ui/lazy/hydration-boundary.tsx'
import { PageListening } from '#ui/page/page-heading.tsx'

import type { EarlyChanges } from './foreign-changes/changes-before-hydration.ts'
import type { AppRouter } from './router.ts'

interface ShownApp {
  element: HTMLElement
  app: ReactNode
  router: AppRouter
  /** The document belongs to this page, in this visitor's language. */
  isTheirs: boolean
  /** The document contains all data; prerendered pages have none. */
  isWhole: boolean
  earlyChanges: EarlyChanges
}

/** Hydrates the document, or renders the page when the document is a shell. Resolves when the page is interactive. */
export async function showApp(shown: ShownApp): Promise<void> {
  const { element, app, router, isTheirs, isWhole, earlyChanges } = shown
  if (isTheirs && (await isLoaded(router))) {
    const mayWait = isWhole && 'IntersectionObserver' in window
    await hydrate(element, <HydrationContext value={mayWait}>{app}</HydrationContext>, earlyChanges)
    return
  }
  earlyChanges.stop()
  router.ssr = undefined
  const root = createRoot(element)
  if (!isTheirs) element.replaceChildren()
  const page = <PageListening value={{ onShown: markUsable }}>{app}</PageListening>
  startTransition(() => root.render(<StrictMode>{page}</StrictMode>))
}

function hydrate(element: HTMLElement, app: ReactNode, earlyChanges: EarlyChanges): Promise<void> {
  return new Promise((resolve) => {
    const onShown = () => {
      earlyChanges.stop()
      markUsable()
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
          <PageListening value={{ onShown }}>{app}</PageListening>
        </StrictMode>,
        { onRecoverableError },
      )
    })
    earlyChanges.watchHydration()
  })
}

/** For events from before hydration (`index.html`), and for measurements. */
function markUsable(): void {
  document.documentElement.dataset['hydrated'] = ''
  dispatchEvent(new Event('masar-hydrated'))
}

/**
 * Loads the page from the data of the document. Returns false if the document shows something else: the address
 * redirects, loading fails, or this window resumes a stored flow.
 */
async function isLoaded(router: AppRouter): Promise<boolean> {
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
