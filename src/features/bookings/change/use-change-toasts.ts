import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import type { SelectionChange } from '@masar/machines/booking-change/booking-change.machine.ts'
import { useToast } from '#ui/toast/toasts.tsx'

import type { BookingChangeActor } from './booking-change.flow.ts'

/** Shows a toast after a change, and calls `onChanged`. */
export function useChangeToasts(
  actor: BookingChangeActor,
  onChanged?: (kind: SelectionChange['kind']) => void,
): void {
  const { t } = useLingui()
  const showToast = useToast()
  const showChangeToast = useEffectEvent(
    ({ kind, count }: { kind: SelectionChange['kind']; count: number }) => {
      if (count === 0) return
      showToast({ tone: 'success', text: t`Changes made successfully.` })
      onChanged?.(kind)
    },
  )

  useEffect(() => {
    const subscription = actor.on('changed', (fact) => showChangeToast(fact))
    return () => subscription.unsubscribe()
  }, [actor])
}
