import { createContext, use, useCallback, useState, type ReactNode } from 'react'

import { lazyPart } from '../lazy/lazy-part.tsx'
import { createSlot, useNewSlot } from '../page/slot.ts'
import { styled } from '../style/styled.ts'
import { ToastBox, type ToastMessage } from './toast-box.tsx'

/** How long a toast is shown (PAGE-22). */
const DURATION_MS = 5_000

type ToastCallback = (toast: ToastMessage) => void

/** Loaded with the first toast. */
const LazyToaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster)

const ToastContext = createContext<ToastCallback | null>(null)
/** The toast area, for pages that render content in it (`InlineToast`). */
export const ToastRegion = createContext(createSlot())

/** Returns a function that shows a short message, which closes automatically. */
export function useToast(): ToastCallback {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

/**
 * The toast region, in the bottom inline-end corner of the window (PAGE-23), announced politely. Rendered from
 * the first page on: a live region added together with its first message is not announced.
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
  /** The duration of each toast, in ms. */
  lasting?: number
  children: ReactNode
}

/** Queues messages until the toast code is loaded; each message triggers loading it. */
export function ToastProvider({ lasting = DURATION_MS, children }: ToastProviderProps) {
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
        {/* Shows plain boxes if the toast code fails to load, because the toast may report the same network
           failure. */}
        {code === 'missing'
          ? waiting.map((toast, index) => <ToastBox key={index}>{toast.text}</ToastBox>)
          : null}
      </Region>
    </ToastContext>
  )
}
