import { NOT_FETCHED } from '#api/not-fetched.ts'

import { reloadForNewVersion, watchInput } from './deployed-version.ts'

/**
 * Handles code that cannot be fetched, whichever part of the page imports it. After a deploy the page goes on with the new
 * version. Without a network it stays: the router would reload it, and lose what was typed. The router knows such
 * failures by the words of the browser.
 */
export function recoverFromFailedImports(): void {
  watchInput()
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = NOT_FETCHED + payload.message
    // A link that was only pointed at is loaded again when it is followed.
    if (isPressed()) void reloadForNewVersion({ keepsInput: true })
  })
}

/** Whether the visitor has just pressed something; true where the browser does not know. */
const isPressed = () => !('userActivation' in navigator) || navigator.userActivation.isActive
