/** What a reader has asked the system for. */
export type Preference = 'prefers-reduced-motion: reduce' | 'prefers-contrast: more'

const ask = globalThis.matchMedia.bind(globalThis)
const changed = new Map<CSSMediaRule, string>()

/**
 * Draws the page as for a reader with these preferences, whatever the browser's own are: rules of
 * style sheets that ask for one of them always hold, and scripts that ask are told so.
 */
export function grant(preferences: readonly Preference[]): void {
  const isGranted = (query: string) => preferences.some((one) => query.includes(one))
  globalThis.matchMedia = (query) => ask(isGranted(query) ? 'all' : query)
  for (const [rule, query] of changed) rule.media.mediaText = query
  changed.clear()
  for (const rule of [...document.styleSheets].flatMap(mediaRules)) {
    const query = rule.media.mediaText
    if (!isGranted(query)) continue
    changed.set(rule, query)
    rule.media.mediaText = 'all'
  }
}

function mediaRules(sheet: CSSStyleSheet): CSSMediaRule[] {
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule)
}
