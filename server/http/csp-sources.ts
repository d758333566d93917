/**
 * Origins other than our own that a page may use for scripts, requests, frames, images and styles. `payment`
 * lists frames that may open a wallet (Permissions Policy).
 */
export type CspSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'img' | 'style' | 'payment', readonly string[]>
>

/** Returns all sources of one kind. */
export const joinSources = (all: readonly CspSources[], kind: keyof CspSources): string[] =>
  all.flatMap((sources) => sources[kind] ?? [])
