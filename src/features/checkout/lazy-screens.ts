import type { ComponentType } from 'react'

import { once } from '#api/cache/once.ts'
import { loadWithTexts } from '#i18n/activate.ts'
import { LoadingNotice } from '#rental/screens/loading-notice.tsx'
import { type LazyPart, lazyPart } from '#ui/lazy/lazy-part.tsx'

const loadScreens = once(() => loadWithTexts('other', import('./all-screens.ts')))
type Screens = Awaited<ReturnType<typeof loadScreens>>

const downloads: LazyPart<never>['download'][] = []

interface LazyScreenOptions<Props extends object> {
  /** Reserves the space of the screen until it is loaded. */
  Fallback?: ComponentType<Props> | undefined
  /** Loads other code that the screen requires. */
  load?: () => Promise<unknown>
}

/**
 * Creates a lazy screen from the chunk that contains everything after the first screen. Required: if the chunk
 * fails to load, the page errors.
 */
export function createLazyScreen<Props extends object>(
  pick: (screens: Screens) => ComponentType<Props>,
  { load, ...look }: LazyScreenOptions<Props> = { Fallback: LoadingNotice },
) {
  const part = lazyPart(
    async () => {
      const [screens] = await Promise.all([loadScreens(), load?.()])
      return pick(screens)
    },
    { ...look, isNeeded: true },
  )
  downloads.push(part.download)
  return part
}

export const LazyRefusalPanel = createLazyScreen(({ RefusalPanel }) => RefusalPanel)
export const LazyPendingScreen = createLazyScreen(({ PendingScreen }) => PendingScreen)
export const LazyCheckoutPayment = createLazyScreen(({ CheckoutPayment }) => CheckoutPayment)
export const LazyConfirmation = createLazyScreen(({ Confirmation }) => Confirmation)
export const LazyUnsettled = createLazyScreen(({ Unsettled }) => Unsettled)
export const LazyLeaveDialog = createLazyScreen(({ LeaveDialog }) => LeaveDialog, {})

/** Preloads everything after the first screen, in case the customer goes offline. */
export const downloadScreens = () => Promise.all(downloads.map((download) => download()))
