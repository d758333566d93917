/**
 * Sources besides our own that a page may use for scripts, requests, frames, images and styles;
 * `payment` are frames that may open a wallet (Permissions Policy).
 */
export type CspSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'img' | 'style' | 'payment', readonly string[]>
>

/** All sources of one kind. */
export const joinSources = (all: readonly CspSources[], kind: keyof CspSources): string[] =>
  all.flatMap((sources) => sources[kind] ?? [])
