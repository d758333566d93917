import { Trans } from '@lingui/react/macro'
import { CalendarPlus, Printer } from 'lucide-react'

import { Button } from '#ui/control/button.tsx'

export interface SaveButtonsProps {
  /** Whether the voucher is the primary action. */
  isFirst: boolean
  /** Whether the booking is still loading, so that the buttons only reserve their space. */
  isWaiting?: boolean
  /** Missing once the rental has ended. */
  onSave?: (() => void) | undefined
}

/** The buttons to print a voucher and to add a calendar entry. */
export function SaveButtons({ isFirst, isWaiting = false, onSave }: SaveButtonsProps) {
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
    </>
  )
}
