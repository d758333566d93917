import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { useSlot } from '../page/slot.ts'
import { ToastBox } from './toast-box.tsx'
import { ToastRegion } from './toasts.tsx'

/** What a page says at the place of the toasts, at once and for as long as it draws this. */
export function Toasted({ children }: { children: ReactNode }) {
  const region = useSlot(use(ToastRegion))

  return region ? createPortal(<ToastBox role="alert">{children}</ToastBox>, region) : null
}
