import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { ToastBox } from './toast-card.tsx'
import { ToastPlace } from './toasts.tsx'

/** What a page says at the place of the toasts, at once and for as long as it draws this. */
export function Toasted({ children }: { children: ReactNode }) {
  const place = use(ToastPlace)

  return place ? createPortal(<ToastBox role="alert">{children}</ToastBox>, place) : null
}
