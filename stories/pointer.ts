import { expect, userEvent } from 'storybook/test'

const isBrowserTest = '__vitest_browser__' in globalThis

/**
 * Clicks with the browser's own pointer, which hits the topmost element: fails when something covers the
 * element. Storybook has no such pointer outside tests.
 */
export async function clickWithPointer(element: Element): Promise<void> {
  if (!isBrowserTest) return userEvent.click(element)
  // This module exists only in tests, so Storybook must not load it.
  const { userEvent: pointer } = await import('vitest/browser')
  await pointer.click(element)
}

/**
 * In tests, fails when something covers the middle of an element. Use it instead of a click when the pointer
 * must not move, because toasts react to the pointer.
 */
export async function expectUncovered(element: Element): Promise<void> {
  if (!isBrowserTest) return
  const { x, y, width, height } = element.getBoundingClientRect()
  await expect(element).toContainElement(findElementAt(x + width / 2, y + height / 2))
}

const findElementAt = (x: number, y: number) => {
  const found = document.elementFromPoint(x, y)
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null
}
