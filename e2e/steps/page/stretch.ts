// oxlint-disable unicorn/consistent-function-scoping -- a page has nothing of what stands outside of the function that it is given

import type { Page } from '@playwright/test'

/** What a page has to bear: texts 40 % longer, letters twice as large, and writing that begins on the right. */
export const STRETCHES = ['as it is', 'longer texts', 'larger letters', 'right to left'] as const
export type Stretch = (typeof STRETCHES)[number]

/** What a reader cannot get at, a line for each: empty where all is there. */
export async function findLost(page: Page, stretch: Stretch): Promise<string[]> {
  // A telephone's browser makes its window as wide as what is too wide for the screen.
  return page.evaluate(measure, { stretch, width: page.viewportSize()?.width ?? 0 })
}

interface Question {
  stretch: Stretch
  /** Of the screen, in CSS pixels. */
  width: number
}

/** In the page. Everything stands in it, since a page knows no imports. */
async function measure({ stretch, width }: Question): Promise<string[]> {
  const root = document.documentElement
  const texts = [...walk(document.body)]
  const usual = texts.map(({ data }) => data)
  if (stretch === 'larger letters') root.style.fontSize = '200%'
  if (stretch === 'right to left') root.dir = 'rtl'
  if (stretch === 'longer texts') for (const text of texts) text.data = longer(text.data)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  const excess = root.scrollWidth - width
  const lost = new Set(excess > 1 ? [`${excess} px too wide, as is ${widest()}`] : [])
  for (const text of texts) {
    const element = text.parentElement
    if (!element || !text.data.trim() || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const frame = cuttingFrame(element)
    const cut = Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom)
    if (cut > 2) lost.add(`${Math.round(cut)} px of “${text.data.trim().slice(0, 40)}” are cut off`)
  }

  root.style.fontSize = ''
  root.dir = 'ltr'
  for (const [index, text] of texts.entries()) text.data = usual[index] ?? ''
  return [...lost]

  /** The innermost of what reaches furthest. */
  function widest(): string {
    const reach = (element: Element) => element.getBoundingClientRect().right
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        reach(element) > width &&
        cuttingFrame(element).right <= width &&
        getComputedStyle(element).position !== 'fixed',
    )
    const last = elements.toSorted((a, b) => reach(a) - reach(b)).at(-1)
    return last ? `<${last.localName}> “${last.textContent.slice(0, 40)}”` : 'what nobody sees'
  }

  function* walk(from: Node): Generator<Text> {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = node.parentElement?.nodeName ?? ''
      if (!['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT'].includes(name)) yield node as Text
    }
  }

  /** Each vowel twice: a text that is long has two in five. */
  function longer(text: string): string {
    return text.replaceAll(/[aeiouyéèêíóúñ]/g, '$&$&')
  }

  /** Not what is for screen readers alone, nor what is closed or folded away. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.closest('[aria-hidden=true], svg, .leaflet-container')) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.getBoundingClientRect().width <= 1) return false
    }
    // A link that skips something stands above the page until it has the focus.
    return element.getBoundingClientRect().bottom > 0
  }

  /** The view, or what cuts its contents off before; what can be moved into view is not cut off. */
  function cuttingFrame(element: Element) {
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
