/**
 * Writes a failure down for whoever looks into the console: the page itself speaks of it already.
 * What no page speaks of is thrown or given to `reportError`, and gets the generic toast.
 */
export function logFailure(failure: unknown): void {
  console.error(failure)
}
