/** A wish of the reader that a style sheet may ask for. */
export type Wish = 'prefers-reduced-motion: reduce' | 'prefers-contrast: more'

const changed = new Map<CSSMediaRule, string>()

/**
 * Draws the page as for a reader with these wishes, whatever the browser's own are: rules of style
 * sheets that ask for one of them always hold.
 */
export function grant(wishes: readonly Wish[]): void {
  for (const [rule, query] of changed) rule.media.mediaText = query
  changed.clear()
  for (const rule of [...document.styleSheets].flatMap(mediaRules)) {
    const query = rule.media.mediaText
    if (!wishes.some((wish) => query.includes(wish))) continue
    changed.set(rule, query)
    rule.media.mediaText = 'all'
  }
}

function mediaRules(sheet: CSSStyleSheet): CSSMediaRule[] {
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule)
}
