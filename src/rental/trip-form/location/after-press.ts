/**
 * Calls back at once, or when what is being pressed has heard of it: nothing moves from under the
 * pointer between its going down and up.
 */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active')) return then()
  addEventListener('mouseup', () => setTimeout(then), { once: true })
}
