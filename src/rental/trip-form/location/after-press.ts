/**
 * Calls back immediately, or after the current press has been handled, so that nothing moves under the pointer
 * between mousedown and mouseup.
 */
export function runAfterPress(then: () => void): void {
  if (!document.querySelector(':active')) return then()
  addEventListener('mouseup', () => setTimeout(then), { once: true })
}
