import type { MouseEvent } from 'react'

/**
 * Returns whether a click opens the link in this tab. With a modifier key, the browser opens another tab or
 * window.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Returns a click handler for a link: plain clicks call `act`, all others follow the link. */
export const handlePlainClick = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}
