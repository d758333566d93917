import { NOT_FETCHED_PREFIX } from '#api/not-fetched.ts'

import { reloadForNewVersion, watchInput } from './deployed-version.ts'

/**
 * Handles code that fails to load anywhere in the app. After a deploy, the page reloads with the new version.
 * Without a network, it must not reload, because that would lose the input. Changes the error's message, by
 * which the router would recognize the error and reload.
 */
export function recoverFromFailedImports(): void {
  watchInput()
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = NOT_FETCHED_PREFIX + payload.message
    // Ignore a failed prefetch: following the link loads the code again.
    if (hasInteracted()) void reloadForNewVersion({ keepsInput: true })
  })
}

/** Returns whether the visitor has just interacted with the page; true when the browser does not report it. */
const hasInteracted = () => !('userActivation' in navigator) || navigator.userActivation.isActive
