import { chakra, HStack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'

import { Button } from './button.tsx'

export interface ToastMessage {
  tone: 'info' | 'success' | 'danger'
  text: ReactNode
}

interface Toast extends ToastMessage {
  id: number
}

type Show = (toast: ToastMessage) => void

const SECONDS = 5
const ICONS = { info: Info, success: CircleCheck, danger: CircleAlert }
const COLORS = { info: 'accent', success: 'success.fg', danger: 'danger.fg' }

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
    _empty: { p: '0' },
  },
})

const Box = chakra(HStack, {
  base: {
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

interface ToastCardProps {
  toast: Toast
  paused: boolean
  onGone: (id: number) => void
}

function ToastCard({ toast: { id, tone, text }, paused, onGone }: ToastCardProps) {
  const { t } = useLingui()
  const Icon = ICONS[tone]

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => onGone(id), SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [paused, id, onGone])

  return (
    <ToastBox>
      <chakra.span color={COLORS[tone]} flexShrink="0">
        <Icon aria-hidden size={20} />
      </chakra.span>
      <chakra.p flex="1" minW="0">
        {text}
      </chakra.p>
      <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={() => onGone(id)}>
        <X aria-hidden size={18} />
      </Button>
    </ToastBox>
  )
}

/** The box of everything that is said at the place of the toasts. */
export function ToastBox(props: ComponentProps<typeof Box>) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => uncover(document.activeElement, ref.current), [])

  return <Box ref={ref} {...props} />
}

/** A button is not left under what is said of its press. */
function uncover(used: Element | null, box: Element | null): void {
  if (!box || !used?.matches('a, button, input, select, textarea')) return
  const { top, left } = box.getBoundingClientRect()
  const { bottom, right } = used.getBoundingClientRect()
  if (bottom > top && right > left && !box.contains(used)) scrollBy(0, bottom - top + 8)
}
