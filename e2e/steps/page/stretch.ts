// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, without its outer scope

import type { Page } from '@playwright/test'

/**
 * The conditions under which pages are tested: unchanged, text about 40% longer, text size doubled, and
 * right-to-left writing.
 */
export const STRETCHES = ['as it is', 'longer texts', 'larger letters', 'right to left'] as const
export type Stretch = (typeof STRETCHES)[number]

/** Lists texts that are cut off, cannot be scrolled into view, or have fewer than about four letters per line. */
export async function findUnreachableTexts(page: Page, stretch: Stretch): Promise<string[]> {
  // Passes the screen width, because a phone's browser widens the window for content that is wider than the
  // screen.
  return page.evaluate(listUnreachableTexts, { stretch, width: page.viewportSize()?.width ?? 0 })
}

interface MeasureOptions {
  stretch: Stretch
  /** The screen width, in CSS pixels. */
  width: number
}

/** Runs in the page, so it must be self-contained. */
async function listUnreachableTexts({ stretch, width }: MeasureOptions): Promise<string[]> {
  const root = document.documentElement
  const texts = [...walk(document.body)]
  const usual = texts.map(({ data }) => data)
  if (stretch === 'larger letters') root.style.fontSize = '200%'
  if (stretch === 'right to left') root.dir = 'rtl'
  if (stretch === 'longer texts') for (const text of texts) text.data = doubleVowels(text.data)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  const excess = root.scrollWidth - width
  const lost = new Set(
    excess > 1 ? [`${excess} px too wide, as is ${describeWidestElement()}`] : [],
  )
  for (const text of texts) {
    const element = text.parentElement
    if (!element || !text.data.trim() || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const frame = getClippingBox(element)
    const cut = Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom)
    if (isSqueezed(text, element, box)) lost.add(`“${text.data.trim().slice(0, 40)}” is squeezed`)
    if (cut > 2) lost.add(`${Math.round(cut)} px of “${text.data.trim().slice(0, 40)}” are cut off`)
  }

  root.style.fontSize = ''
  root.dir = 'ltr'
  for (const [index, text] of texts.entries()) text.data = usual[index] ?? ''
  return [...lost]

  /** Whether a text fills several lines although its lines are too short for most words. */
  function isSqueezed({ data }: Text, element: Element, box: DOMRect): boolean {
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize)
    return data.trim().length > 6 && box.width < 1.8 * fontSize && box.height > 2 * fontSize
  }

  /** Describes the innermost of the elements that extend furthest beyond the screen. */
  function describeWidestElement(): string {
    const reach = (element: Element) => element.getBoundingClientRect().right
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        reach(element) > width &&
        getClippingBox(element).right <= width &&
        getComputedStyle(element).position !== 'fixed',
    )
    const last = elements.toSorted((a, b) => reach(a) - reach(b)).at(-1)
    return last ? `<${last.localName}> “${last.textContent.slice(0, 40)}”` : 'nothing visible'
  }

  function* walk(from: Node): Generator<Text> {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = node.parentElement?.nodeName ?? ''
      if (!['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT'].includes(name)) yield node as Text
    }
  }

  /** Doubles each vowel, which makes a long text about 40 % longer. */
  function doubleVowels(text: string): string {
    return text.replaceAll(/[aeiouyéèêíóúñ]/g, '$&$&')
  }

  /** Returns whether the element is visible: neither visually hidden nor closed or collapsed. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.closest('[aria-hidden=true], svg, .leaflet-container')) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.getBoundingClientRect().width <= 1) return false
    }
    // A skip link is off-screen until it receives focus.
    return element.getBoundingClientRect().bottom > 0
  }

  /**
   * Returns the box that clips an element: the viewport or an ancestor. What can be scrolled into view is not
   * clipped.
   */
  function getClippingBox(element: Element) {
    const frame = { left: 0, right: width, bottom: Number.POSITIVE_INFINITY }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (/auto|scroll/.test(overflowX))
        return { ...frame, left: -Infinity, right: Number.POSITIVE_INFINITY }
      if (/hidden|clip/.test(overflowX)) {
        frame.left = Math.max(frame.left, box.left)
        frame.right = Math.min(frame.right, box.right)
      }
      if (/hidden|clip/.test(overflowY)) frame.bottom = Math.min(frame.bottom, box.bottom)
    }
    return frame
  }
}
