/**
 * Logs a failure that the page already shows. Failures that no page shows are thrown or passed to
 * `reportError`, and get the generic toast.
 */
export function logFailure(failure: unknown): void {
  console.error(failure)
}
