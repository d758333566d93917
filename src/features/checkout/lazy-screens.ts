import type { ComponentType } from 'react'

import { once } from '#api/cache/once.ts'
import { withTexts } from '#i18n/activate.ts'
import { LoadingNotice } from '#rental/screens/loading-notice.tsx'
import { type LazyPart, lazyPart } from '#ui/lazy/lazy-part.tsx'

const loadScreens = once(() => withTexts('other', import('./all-screens.ts')))
type Screens = Awaited<ReturnType<typeof loadScreens>>

const downloads: LazyPart<never>['download'][] = []

interface LaterOptions<Props extends object> {
  /** Reserves its space until it is loaded. */
  Fallback?: ComponentType<Props> | undefined
  /** Loads code that it cannot be used without. */
  load?: () => Promise<unknown>
}

/**
 * A part of the chunk with everything after the first screen. Required: if it fails to load, the
 * page errors.
 */
export function lazyScreen<Props extends object>(
  pick: (screens: Screens) => ComponentType<Props>,
  { load, ...look }: LaterOptions<Props> = { Fallback: LoadingNotice },
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

export const LazyRefusalPanel = lazyScreen(({ RefusalPanel }) => RefusalPanel)
export const LazyPendingScreen = lazyScreen(({ PendingScreen }) => PendingScreen)
export const LazyCheckoutPayment = lazyScreen(({ CheckoutPayment }) => CheckoutPayment)
export const LazyConfirmation = lazyScreen(({ Confirmation }) => Confirmation)
export const LazyUnsettled = lazyScreen(({ Unsettled }) => Unsettled)
export const LazyLeaveDialog = lazyScreen(({ LeaveDialog }) => LeaveDialog, {})

/** Preloads everything after the first screen, for customers who go offline. */
export const downloadScreens = () => Promise.all(downloads.map((download) => download()))
