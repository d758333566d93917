import type { ReactNode } from 'react'

import { H2 } from '#ui/style/type.tsx'

/** The id of the heading. Only one is rendered at a time, and gets the focus when the screen changes. */
const SCREEN_HEADING_ID = 'checkout-screen'

/** Whether an action of the customer led to the current screen. */
let isAwaited = false

/** The heading of the current screen. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  return (
    <H2 id={SCREEN_HEADING_ID} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </H2>
  )
}

/** Call when the screen changes. If `isNext`, the new heading gets the focus, now or once it has loaded. */
export function awaitScreen(isNext: boolean): void {
  isAwaited = isNext
  focusScreen()
}

/** Focuses the heading of the screen, unless a form has already focused its first invalid field. */
export function focusScreen(): void {
  if (!isAwaited || document.activeElement?.matches('[aria-invalid="true"]')) return
  document.getElementById(SCREEN_HEADING_ID)?.focus()
}
