import { Trans } from '@lingui/react/macro'
import { CalendarPlus, Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#ui/control/button.tsx'

export interface KeepButtonsProps {
  /** The voucher is what one does first here. */
  isFirst: boolean
  /** Its code is not here yet: the buttons keep their places. */
  isWaiting?: boolean
  /** Missing for a rental that belongs into no calendar any more. */
  onSave?: (() => void) | undefined
  /** Other actions of the same rank. */
  children?: ReactNode
}

/** A booking as a voucher, and as an entry of a calendar. */
export function KeepButtons({ isFirst, isWaiting = false, onSave, children }: KeepButtonsProps) {
  const waiting = isWaiting ? { 'aria-disabled': true as const, opacity: 0.55 } : {}

  return (
    <>
      <Button
        {...waiting}
        variant={isFirst ? 'solid' : 'outline'}
        onClick={() => {
          if (!isWaiting) print()
        }}
      >
        <Printer aria-hidden size={18} />
        <Trans>Print or save the voucher</Trans>
      </Button>
      {onSave ? (
        <Button {...waiting} variant="outline" onClick={onSave}>
          <CalendarPlus aria-hidden size={18} />
          <Trans>Add to calendar</Trans>
        </Button>
      ) : null}
      {children}
    </>
  )
}
