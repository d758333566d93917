/** Whom a page may run, ask, show in a frame, draw from and be styled by, besides ourselves. */
export type CspSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'img' | 'style', readonly string[]>
>

/** What all of them need, of one kind. */
export const joinSources = (all: readonly CspSources[], kind: keyof CspSources): string[] =>
  all.flatMap((sources) => sources[kind] ?? [])
