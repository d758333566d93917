import type { ReactNode } from 'react'

import { styled } from '#ui/style/styled.ts'

import { TripCell } from './trip-cell.tsx'

const Frame = styled(TripCell, {
  base: {
    minH: '16',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    _hover: { borderColor: 'fg' },
    '&[data-active]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&[data-invalid]': {
      borderColor: 'danger.fg',
      boxShadow: 'inset 0 0 0 1px {colors.danger.fg}',
    },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0' },
    // Our own controls have the same position and size as the native controls that they replace.
    '& :is(input, select, [role=combobox])': {
      minH: '3.875rem',
      ps: '4',
      pe: '1',
      pt: '1.625rem',
      pb: '2',
      borderWidth: '0',
      lineHeight: '1.4',
      fontWeight: 'medium',
    },
    '& :is(input, [role=combobox])': { bg: 'transparent' },
    '& input': { flex: '3 1 min(8rem, 100%)' },
    '& :is(select, [role=combobox])': { ps: '3', pe: '9', width: '6.5rem', flex: '0 1 auto' },
  },
})

export interface MomentChipProps {
  label: ReactNode
  /** The id of its day control. */
  htmlFor: string
  /** Whether the next day chosen in the calendar sets this end of the rental. */
  isActive?: boolean
  isInvalid?: boolean
  children: ReactNode
}

/** One end of the rental: its day and time in one frame. */
export const MomentChip = ({
  label,
  htmlFor,
  isActive = false,
  isInvalid = false,
  children,
}: MomentChipProps) => (
  <Frame data-active={isActive ? '' : undefined} data-invalid={isInvalid ? '' : undefined}>
    <label htmlFor={htmlFor} data-cell-label>
      {label}
    </label>
    {children}
  </Frame>
)

/** Pick-up and drop-off side by side, stacked on a phone. */
export const MomentChips = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  },
})
