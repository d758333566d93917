import { NOT_FETCHED } from '#api/not-fetched.ts'

import { reloadForNewVersion, watchInput } from './deployed-version.ts'

/**
 * Handles code that fails to load, whichever part of the page imports it. After a deploy the page reloads with the
 * new version. Without a network it stays: the router would reload it and lose the input. The router detects these
 * errors by the browser's message.
 */
export function recoverFromFailedImports(): void {
  watchInput()
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = NOT_FETCHED + payload.message
    // A failed prefetch is loaded again when the link is followed.
    if (isPressed()) void reloadForNewVersion({ keepsInput: true })
  })
}

/** Whether the visitor has just interacted; true when the browser does not support it. */
const isPressed = () => !('userActivation' in navigator) || navigator.userActivation.isActive
