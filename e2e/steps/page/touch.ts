// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, without its outer scope

import type { Page } from '@playwright/test'

/** Lists the controls whose touch target is smaller than 44 by 44 px. */
export const findSmallTargets = (page: Page): Promise<string[]> => page.evaluate(listSmallTargets)

/** Runs in the page, so it must be self-contained. */
function listSmallTargets(): string[] {
  const REACH = 21
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'
  const small = new Set<string>()
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isSeen(control) || isInSentence(control)) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A skip link is off-screen until it receives focus.
    if (control.getBoundingClientRect().bottom <= 0) continue
    const { width, height } = measureReach(control)
    if (width < 2 * REACH || height < 2 * REACH)
      small.add(`<${control.localName}> “${readName(control)}”: ${width} x ${height} px`)
  }
  scrollTo(0, 0)
  return [...small]

  function isSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || element.closest('[aria-hidden=true], .leaflet-container'))
      return false
    return element.checkVisibility({ visibilityProperty: true })
  }

  /** Returns whether the control is a link in running text, which is only as high as the line. */
  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    const around = element.parentElement?.textContent.trim() ?? ''
    return around.length > element.textContent.trim().length
  }

  /**
   * Measures the actual touch target around the center, rather than the drawn size. Stops once it is large
   * enough.
   */
  function measureReach(control: HTMLElement) {
    const label = findLabel(control)
    const { left, top, width, height } = control.getBoundingClientRect()
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (control.contains(hit) || label?.contains(hit) === true)
    }
    const reach = (stepX: number, stepY: number) => {
      let steps = 0
      while (
        steps < 2 * REACH &&
        isHit(left + width / 2 + steps * stepX, top + height / 2 + steps * stepY)
      )
        steps += 1
      return steps
    }
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) }
  }

  function findLabel(control: HTMLElement): HTMLElement | null {
    return control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null
  }

  function readName(control: HTMLElement): string {
    const label = findLabel(control)?.textContent ?? control.getAttribute('aria-label')
    return (label ?? control.textContent).trim().slice(0, 40)
  }
}
