/** Sources besides our own that a page may use for scripts, requests, frames, images and styles. */
export type CspSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'img' | 'style', readonly string[]>
>

/** All sources of one kind. */
export const joinSources = (all: readonly CspSources[], kind: keyof CspSources): string[] =>
  all.flatMap((sources) => sources[kind] ?? [])
