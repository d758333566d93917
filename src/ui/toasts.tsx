import { chakra } from '@chakra-ui/react'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'

import { lazyPart } from './lazy-part.tsx'
import type { Toast, ToastMessage } from './toast-card.tsx'

type Show = (toast: ToastMessage) => void

export const fetchToastCard = async () => (await import('./toast-card.tsx')).ToastCard

/** Nobody is told anything before the first move (`prepareFirstPage`). */
const ToastCard = lazyPart(fetchToastCard)

const ToastContext = createContext<Show | null>(null)
/** Where toasts are, for a page that has something of its own to say there (`Toasted`). */
export const ToastPlace = createContext<HTMLElement | null>(null)

/** `const showToast = useToast()`: a short message that goes by itself. */
export function useToast(): Show {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

let lastId = 0

/** The one place of all toasts: the bottom end of the window (specification 8), read out politely. */
const Toaster = chakra('output', {
  base: {
    position: 'fixed',
    bottom: '0',
    insetEnd: '0',
    zIndex: 'toast',
    display: 'grid',
    gap: '2',
    p: { base: '4', md: '6' },
    width: 'min(26rem, 100vw)',
    pointerEvents: 'none',
  },
})

/** Toasts for 5 seconds each (specification 8), longer while somebody is at them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [paused, setPaused] = useState(false)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const show = useMemo<Show>(
    () => (toast) => {
      lastId += 1
      const id = lastId
      setToasts((before) => [...before.filter(({ text }) => text !== toast.text), { ...toast, id }])
    },
    [],
  )
  const drop = (id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id))
    setPaused(false)
  }

  return (
    <ToastContext value={show}>
      <ToastPlace value={place}>{children}</ToastPlace>
      <Toaster
        ref={setPlace}
        className="masar-toasts"
        aria-live="polite"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} paused={paused} onGone={drop} />
        ))}
      </Toaster>
    </ToastContext>
  )
}
