/**
 * Logs a failure to the console; the page shows it already. Failures that no page shows are thrown or passed to
 * `reportError`, and get the generic toast.
 */
export function logFailure(failure: unknown): void {
  console.error(failure)
}
