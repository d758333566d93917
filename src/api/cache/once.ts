/**
 * Wraps `load` so that it runs once, on the first call; all callers get the same promise. After a failure, the
 * next call retries.
 */
export function once<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | null = null

  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
