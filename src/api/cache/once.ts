/** Loads at the first call and gives everybody the same. After a failure the next call tries again. */
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
