import { createContext, use, useCallback, useState, type ReactNode } from 'react'

import { lazyPart } from '../lazy/lazy-part.tsx'
import { createSlot, useNewSlot } from '../page/slot.ts'
import { styled } from '../style/styled.ts'
import { ToastBox, type ToastMessage } from './toast-box.tsx'

/** How long a toast stays (PAGE-22). */
const FIVE_SECONDS = 5_000

type Show = (toast: ToastMessage) => void

/** Loaded with the first toast. */
const LazyToaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster)

const ToastContext = createContext<Show | null>(null)
/** Where toasts are, for a page that has something of its own to say there (`Toasted`). */
export const ToastRegion = createContext(createSlot())

/** `const showToast = useToast()`: a short message that goes by itself. */
export function useToast(): Show {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

/**
 * The one place of all toasts: the bottom end of the window (PAGE-23), read out politely. It
 * is there from the first page on: a region that comes with its first message is not read out.
 */
const Region = styled('output', {
  base: {
    position: 'fixed',
    bottom: '0',
    insetEnd: '0',
    zIndex: 'toast',
    display: 'grid',
    gap: '2',
    p: { base: '3', md: '6' },
    width: { base: 'full', md: '26rem' },
    pointerEvents: 'none',
  },
})

export interface ToastProviderProps {
  /** How long each toast stays, in ms. */
  lasting?: number
  children: ReactNode
}

/** Holds what is to be said until that which says it is here; each message asks for it anew. */
export function ToastProvider({ lasting = FIVE_SECONDS, children }: ToastProviderProps) {
  const [waiting, setWaiting] = useState<readonly ToastMessage[]>([])
  const [code, setCode] = useState<'unknown' | 'loaded' | 'missing'>('unknown')
  const region = useNewSlot()
  const { hold } = region
  const take = useCallback((taken: readonly ToastMessage[]) => {
    setWaiting((before) => before.filter((toast) => !taken.includes(toast)))
  }, [])
  const show = useCallback(
    (toast: ToastMessage) => {
      setWaiting((before) => [...before, toast])
      LazyToaster.download().then(
        () => setCode('loaded'),
        () => {
          setCode('missing')
          setTimeout(() => take([toast]), lasting)
        },
      )
    },
    [lasting, take],
  )

  return (
    <ToastContext value={show}>
      <ToastRegion value={region}>{children}</ToastRegion>
      <Region ref={hold} className="masar-toasts" aria-live="polite">
        {code === 'loaded' ? (
          <LazyToaster waiting={waiting} lasting={lasting} onTaken={take} />
        ) : null}
        {/* The network may be what the toast is about. */}
        {code === 'missing'
          ? waiting.map((toast, index) => <ToastBox key={index}>{toast.text}</ToastBox>)
          : null}
      </Region>
    </ToastContext>
  )
}
