import { expect, userEvent } from 'storybook/test'

const isTested = '__vitest_browser__' in globalThis

/**
 * Clicks with the browser's own pointer, which hits the topmost element at the current position: fails when
 * something covers the element. Storybook itself has no such pointer.
 */
export async function realClick(element: Element): Promise<void> {
  if (!isTested) return userEvent.click(element)
  // Only exists in tests, so Storybook must not load it.
  const { userEvent: pointer } = await import('vitest/browser')
  await pointer.click(element)
}

/** Fails in a test when something covers the middle of an element. Storybook's own click moves no pointer, to which toasts react. */
export async function expectUncovered(element: Element): Promise<void> {
  if (!isTested) return
  const { x, y, width, height } = element.getBoundingClientRect()
  await expect(element).toContainElement(pick(x + width / 2, y + height / 2))
}

const pick = (x: number, y: number) => {
  const found = document.elementFromPoint(x, y)
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null
}
