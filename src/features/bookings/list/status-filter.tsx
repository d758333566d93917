import { chakra, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { startTransition, useOptimistic } from 'react'

import type { BookingStatus } from '#domain/booking-status.ts'

import { STATUS_TEXTS } from '../booking-status.tsx'

const STATUSES = Object.keys(STATUS_TEXTS) as BookingStatus[]

const Chip = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    fontSize: 'sm',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent', fontWeight: 'semibold' },
    '& input': { accentColor: 'var(--m-colors-accent)', width: '4', height: '4' },
  },
})

export interface StatusFilterProps {
  chosen: readonly BookingStatus[]
  /** Settles once the address says so, or will not. */
  onChoose: (statuses: BookingStatus[]) => Promise<void>
}

/** Any of the ticked statuses; none ticked is all. A tick shows at once, and then what is chosen. */
export function StatusFilter({ chosen, onChoose }: StatusFilterProps) {
  const { t } = useLingui()
  const [ticked, setTicked] = useOptimistic(chosen)

  const toggle = (status: BookingStatus) =>
    startTransition(async () => {
      const next = STATUSES.filter((other) => ticked.includes(other) !== (other === status))
      setTicked(next)
      await onChoose(next)
    })

  return (
    <chakra.fieldset>
      <chakra.legend fontSize="sm" fontWeight="medium" mb="2">
        <Trans>Status</Trans>
      </chakra.legend>
      <HStack wrap="wrap" gap="2">
        {STATUSES.map((status) => (
          <Chip key={status}>
            <input
              type="checkbox"
              checked={ticked.includes(status)}
              onChange={() => toggle(status)}
            />
            {t(STATUS_TEXTS[status])}
          </Chip>
        ))}
      </HStack>
    </chakra.fieldset>
  )
}
