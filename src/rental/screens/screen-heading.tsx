import type { ReactNode } from 'react'

import { H2 } from '#ui/style/type.tsx'

/** Only one is rendered at a time: the page moves the focus to it when the screen changes. */
const SCREEN_HEADING = 'checkout-screen'

/** Whether an action of the customer led to the current screen. */
let isAwaited = false

/** The heading of the current screen. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  return (
    <H2 id={SCREEN_HEADING} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </H2>
  )
}

/** Call when the screen changes: the new heading gets the focus, now or once it is loaded. */
export function awaitScreen(isNext: boolean): void {
  isAwaited = isNext
  focusScreen()
}

/** Focuses the heading of the screen, unless a form has already focused its first invalid field. */
export function focusScreen(): void {
  if (!isAwaited || document.activeElement?.matches('[aria-invalid="true"]')) return
  document.getElementById(SCREEN_HEADING)?.focus()
}
