import { Trans, useLingui } from '@lingui/react/macro'

import type { BookingStatus } from '#domain/booking/booking-status.ts'
import { chakra, HStack } from '#ui/style/styled.ts'

import { STATUS_TEXTS } from '../../booking-status.tsx'

const Chip = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    '@media (pointer: coarse)': { minH: '11' },
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    fontSize: 'sm',
    cursor: 'pointer',
    '&[data-checked]': { bg: 'accent.subtle', borderColor: 'accent', fontWeight: 'semibold' },
    '& input': { accentColor: 'var(--m-colors-accent)', width: '4', height: '4' },
  },
})

export interface StatusFilterProps {
  /** To choose from. */
  among: readonly BookingStatus[]
  chosen: readonly BookingStatus[]
  onChoose: (statuses: BookingStatus[]) => void
}

/** Any of the ticked statuses; none ticked is all. */
export function StatusFilter({ among, chosen, onChoose }: StatusFilterProps) {
  const { t } = useLingui()
  const toggled = (status: BookingStatus) =>
    among.filter((other) => chosen.includes(other) !== (other === status))

  return (
    <chakra.fieldset>
      <chakra.legend fontSize="sm" fontWeight="medium" mb="2">
        <Trans>Status</Trans>
      </chakra.legend>
      <HStack wrap="wrap" gap="2">
        {among.map((status) => (
          <Chip key={status} data-checked={chosen.includes(status) ? '' : undefined}>
            <input
              type="checkbox"
              checked={chosen.includes(status)}
              onChange={() => onChoose(toggled(status))}
            />
            {t(STATUS_TEXTS[status])}
          </Chip>
        ))}
      </HStack>
    </chakra.fieldset>
  )
}
