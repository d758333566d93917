import type { ReactNode } from 'react'

import { H2 } from '#ui/style/type.tsx'

/** There is one at a time: the page moves the focus to it when the screen changes. */
const SCREEN_HEADING = 'checkout-screen'

/** Whether the screen at hand was come to by something the customer did. */
let isAwaited = false

/** Names the screen that the customer has come to. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  return (
    <H2 id={SCREEN_HEADING} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </H2>
  )
}

/** A new screen: its heading gets the focus now, or when it has been downloaded. */
export function awaitScreen(isNext: boolean): void {
  isAwaited = isNext
  focusScreen()
}

/** To the heading of the screen; a form that has opened at its wrong field keeps the focus. */
export function focusScreen(): void {
  if (!isAwaited || document.activeElement?.matches('[aria-invalid="true"]')) return
  document.getElementById(SCREEN_HEADING)?.focus()
}
