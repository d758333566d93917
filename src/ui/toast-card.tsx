import { chakra, HStack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'

import { Button } from './button.tsx'

export interface ToastMessage {
  tone: 'info' | 'success' | 'danger'
  text: ReactNode
}

export interface Toast extends ToastMessage {
  id: number
}

const SECONDS = 5
const ICONS = { info: Info, success: CircleCheck, danger: CircleAlert }
const COLORS = { info: 'accent', success: 'success.fg', danger: 'danger.fg' }

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

export interface ToastCardProps {
  toast: Toast
  paused: boolean
  onGone: (id: number) => void
}

/** One message, gone after 5 seconds unless somebody is at it. */
export function ToastCard({ toast: { id, tone, text }, paused, onGone }: ToastCardProps) {
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
  useLayoutEffect(() => uncover(ref.current?.parentElement), [])

  return <Box ref={ref} {...props} />
}

/** What sends a form, and what was just used, is not left under what is said of it. */
function uncover(toasts: Element | null | undefined): void {
  const depth = toasts ? depthUnder(toasts) : 0
  if (depth === 0) return
  scrollBy(0, depth)
  // Once more: the bar that was below has come along where its page ends.
  scrollBy(0, toasts ? depthUnder(toasts) : 0)
}

const KEPT_IN_VIEW = ['button:focus', '[type=submit]', '[data-price-bar]'].join()

function depthUnder(toasts: Element): number {
  const over = toasts.getBoundingClientRect()
  const controls = document.querySelectorAll(KEPT_IN_VIEW)
  const depths = [...controls].map((control) => {
    const { top, bottom, right } = control.getBoundingClientRect()
    const isUnder = bottom > over.top && top < over.bottom && right > over.left
    return isUnder && !toasts.contains(control) ? bottom - over.top : 0
  })
  return Math.max(0, ...depths)
}
