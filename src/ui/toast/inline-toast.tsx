import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { useSlot } from '../page/slot.ts'
import { ToastBox } from './toast-box.tsx'
import { ToastRegion } from './toasts.tsx'

/** Shows a message in the toast area, immediately and for as long as the component is mounted. */
export function InlineToast({ children }: { children: ReactNode }) {
  const region = useSlot(use(ToastRegion))

  return region ? createPortal(<ToastBox role="alert">{children}</ToastBox>, region) : null
}
