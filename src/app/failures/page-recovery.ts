import { NOT_FETCHED } from '#api/not-fetched.ts'

/**
 * The app stays when code cannot be fetched: the router would load everything anew for it, which
 * offline is the end of all that was typed. It knows such failures by the words of the browser.
 */
export function stayOnFailedImport(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = NOT_FETCHED + payload.message
  })
}
