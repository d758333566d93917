import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

import { Button } from './button.tsx'
import { styled, HStack, Stack } from '../style/styled.ts'
import { H2 } from '../style/type.tsx'

const NativeDialog = styled('dialog', {
  base: {
    m: 'auto',
    p: { base: '4', md: '6' },
    width: 'min(36rem, calc(100vw - 2rem))',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    bg: 'bg.raised',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'md',
    '&::backdrop': { background: 'rgb(15 18 22 / 55%)' },
    '&[data-leaving]': { opacity: 0, pointerEvents: 'none' },
    '&[data-leaving]::backdrop': { opacity: 0 },
  },
  variants: {
    shape: {
      box: {},
      /** A sheet from the bottom edge of a phone; its footer is always visible. */
      sheet: {
        mb: '0',
        pb: '0',
        width: '100%',
        height: '92dvh',
        maxHeight: '92dvh',
        borderBottomRadius: '0',
      },
      /** Full screen on a phone; wide elsewhere. */
      screen: {
        width: { base: '100%', md: 'min(68rem, calc(100vw - 2rem))' },
        height: { base: '100dvh', md: 'fit-content' },
        maxHeight: { base: '100dvh', md: 'calc(100dvh - 2rem)' },
        borderRadius: { base: '0', md: 'lg' },
      },
      /** A column of full height at the end of the screen. */
      drawer: {
        m: '0',
        ms: 'auto',
        width: 'min(20rem, calc(100vw - 2rem))',
        maxWidth: '100vw',
        height: '100dvh',
        maxHeight: '100dvh',
        borderRadius: '0',
      },
    },
  },
  defaultVariants: { shape: 'box' },
})

/** Sticks to the bottom edge while the content scrolls. */
const Footer = styled('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    mx: { base: '-4', md: '-6' },
    px: { base: '4', md: '6' },
    py: '3',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border',
    pb: 'max(0.75rem, env(safe-area-inset-bottom))',
  },
})

export interface DialogProps {
  title: ReactNode
  open: boolean
  onClose: () => void
  /** Whether the confirmed action is running, so that the dialog cannot be closed. */
  busy?: boolean
  /** Whether the dialog is already hidden, and about to be removed (`useDelayedClose`). */
  isLeaving?: boolean
  shape?: 'box' | 'drawer' | 'sheet' | 'screen'
  /** The footer of a sheet, always visible. */
  foot?: ReactNode
  children: ReactNode
}

/** A native modal dialog. Escape closes it. Focus is trapped inside, and restored on close. */
export function Dialog(props: DialogProps) {
  const { title, open, onClose, busy = false, isLeaving = false, children } = props
  const { shape = 'box', foot } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { t } = useLingui()

  // Escape closes the dialog even if its owner keeps it open: the next change opens it again. When a focused
  // button inside was removed, the title gets the focus. This must run before the effects of the page, which
  // would otherwise find no focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open) dialog?.close()
    else if (isLeaving) return
    else if (!dialog?.open) dialog?.showModal()
    else if (document.activeElement === document.body) document.getElementById(titleId)?.focus()
  })

  return (
    <NativeDialog
      ref={ref}
      shape={shape}
      data-leaving={isLeaving ? '' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {open ? (
        <Stack gap="4">
          <HStack justify="space-between" align="start" gap="4">
            <H2 id={titleId} tabIndex={-1} _focusVisible={{ outline: 'none' }} pt="2">
              {title}
            </H2>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t`Close`}
              aria-disabled={busy}
              onClick={onClose}
            >
              <X aria-hidden size={20} />
            </Button>
          </HStack>
          {children}
          {foot ? <Footer>{foot}</Footer> : null}
        </Stack>
      ) : null}
    </NativeDialog>
  )
}
