import { chakra, HStack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'

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

/** `const showToast = useToast()`: a short message that goes by itself. */
export function useToast(): Show {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

let lastId = 0

/** Toasts at the bottom end of the window for 5 seconds (specification 8), read out politely. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [paused, setPaused] = useState(false)
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
      {children}
      <chakra.output
        aria-live="polite"
        position="fixed"
        bottom="0"
        insetEnd="0"
        zIndex="toast"
        display="grid"
        gap="2"
        p={{ base: '4', md: '6' }}
        width="min(26rem, 100vw)"
        pointerEvents="none"
        onPointerEnter={() => {
          setPaused(true)
        }}
        onPointerLeave={() => {
          setPaused(false)
        }}
        onFocus={() => {
          setPaused(true)
        }}
        onBlur={() => {
          setPaused(false)
        }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} paused={paused} onGone={drop} />
        ))}
      </chakra.output>
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
    const timer = setTimeout(() => {
      onGone(id)
    }, SECONDS * 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [paused, id, onGone])

  return (
    <HStack
      gap="3"
      p="3"
      ps="4"
      bg="bg.raised"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border"
      boxShadow="md"
      pointerEvents="auto"
    >
      <chakra.span color={COLORS[tone]} flexShrink="0">
        <Icon aria-hidden size={20} />
      </chakra.span>
      <chakra.p flex="1" minW="0">
        {text}
      </chakra.p>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Close`}
        onClick={() => {
          onGone(id)
        }}
      >
        <X aria-hidden size={18} />
      </Button>
    </HStack>
  )
}
