import type { ReactNode } from 'react'

import { styled, HStack } from '#ui/style/styled.ts'

import { BOOKING_FILTER_FORM_ID } from '../bookings-search.ts'

const Chip = styled('label', {
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

export interface OptionChipsProps<Option extends string> {
  title: ReactNode
  /** The query parameter. */
  name: string
  options: readonly { value: Option; name: string }[]
  chosen: readonly Option[]
  onChoose: (chosen: Option[]) => void
}

/** Filters by any of the checked options. Does not filter when none is checked. */
export function OptionChips<Option extends string>(props: OptionChipsProps<Option>) {
  const { title, name: param, options, chosen, onChoose } = props
  const toggled = (option: Option) =>
    options
      .map(({ value }) => value)
      .filter((value) => chosen.includes(value) !== (value === option))

  return (
    <styled.fieldset minW="0">
      <styled.legend fontSize="sm" fontWeight="medium" mb="2">
        {title}
      </styled.legend>
      <HStack wrap="wrap" gap="2" maxH="12.25rem" overflowY="auto">
        {options.map(({ value, name }) => (
          <Chip key={value} data-checked={chosen.includes(value) ? '' : undefined}>
            <input
              type="checkbox"
              form={BOOKING_FILTER_FORM_ID}
              name={param}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(toggled(value))}
            />
            {name}
          </Chip>
        ))}
      </HStack>
    </styled.fieldset>
  )
}
