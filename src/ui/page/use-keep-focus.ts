import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus here when the focused element is removed, unless something else has taken the focus.
 * Otherwise the focus would be lost, and start again at the top of the page.
 */
export function useKeepFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = document.activeElement
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
    }
    const restoreFocus = () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return
      last = null
      ref.current?.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(restoreFocus)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [ref])
}
