import type { ComponentProps, ReactNode } from 'react'

import { styled, cva } from '../style/styled.ts'

export interface ToastMessage {
  tone: 'info' | 'success' | 'danger'
  text: ReactNode
}

/** The style of everything in the toast area. */
export const toastStyles = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '3',
    ps: '4',
    bg: 'bg.raised',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'md',
    pointerEvents: 'auto',
  },
})

const Box = styled('div', toastStyles)

/** A box in the toast area. */
export const ToastBox = (props: ComponentProps<typeof Box>) => (
  <Box ref={scrollBehindToasts} data-toast {...props} />
)

/**
 * Scrolls the page so that a new toast box does not cover the focused button or a submit button. Used as the
 * `ref` of the box.
 */
export function scrollBehindToasts(box: HTMLElement | null): void {
  const toasts = box?.closest('.masar-toasts')
  const depth = toasts ? measureOverlap(toasts) : 0
  if (depth === 0) return
  scrollBy(0, depth)
  // Scrolls again, because the bar at the bottom has moved with the end of the page.
  scrollBy(0, toasts ? measureOverlap(toasts) : 0)
}

const VISIBLE_CONTROLS_SELECTOR = [
  'button:focus',
  '[type=submit]',
  '[data-edge-bar]',
  '[data-bottom-bar]',
].join()

function measureOverlap(toasts: Element): number {
  const over = toasts.getBoundingClientRect()
  const controls = document.querySelectorAll(VISIBLE_CONTROLS_SELECTOR)
  const depths = [...controls].map((control) => {
    const { top, bottom, right } = control.getBoundingClientRect()
    const isUnder = bottom > over.top && top < over.bottom && right > over.left
    return isUnder && !toasts.contains(control) ? bottom - over.top : 0
  })
  return Math.max(0, ...depths)
}
