/** Whom a page may run, ask, show in a frame, draw from and be styled by, besides ourselves. */
export type PageSources = Partial<
  Record<'script' | 'connect' | 'frame' | 'img' | 'style', readonly string[]>
>

/** What all of them need, of one kind. */
export const sourcesFor = (all: readonly PageSources[], kind: keyof PageSources): string[] =>
  all.flatMap((sources) => sources[kind] ?? [])
