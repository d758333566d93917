import { DatePicker } from '@chakra-ui/react'

import { styled } from '#ui/style/styled.ts'

/** Styles the parts of Chakra's calendar by their `data-part`. */
export const Calendar = styled(DatePicker.Root, {
  base: {
    '& [data-part=view]': { position: 'relative' },
    '& :is([data-part=prev-trigger], [data-part=next-trigger])': {
      position: 'absolute',
      zIndex: '1',
      top: '0',
      display: 'inline-grid',
      placeItems: 'center',
      minH: '11',
      minW: '11',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _disabled: { opacity: 0.4, cursor: 'default' },
    },
    '& [data-part=prev-trigger]': { insetInlineStart: '0' },
    '& [data-part=next-trigger]': { insetInlineEnd: '0' },
    '& [data-part=table]': { width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& [data-part=table-header]': {
      height: '8',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
    },
    '& [data-part=table-cell]': { p: '0' },
    '& [data-part=table-cell-trigger]': {
      display: 'grid',
      placeItems: 'center',
      minH: '11',
      borderRadius: 'md',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&[data-in-range]': { bg: 'accent.subtle', borderRadius: '0' },
      '&[data-today]': { fontWeight: 'bold', textDecoration: 'underline' },
      '&[data-disabled]': { color: 'fg.muted', opacity: 0.5, cursor: 'default' },
      '&[data-outside-range]': { visibility: 'hidden' },
      '&:is([data-selected], [data-range-start], [data-range-end], [data-hover-range-start], [data-hover-range-end])':
        {
          bg: 'primary',
          color: 'primary.fg',
          _hover: { bg: 'primary.hover' },
          opacity: 1,
          fontWeight: 'semibold',
        },
      '&:is([data-range-start], [data-hover-range-start])': {
        borderStartStartRadius: '8px',
        borderEndStartRadius: '8px',
      },
      '&:is([data-range-end], [data-hover-range-end])': {
        borderStartEndRadius: '8px',
        borderEndEndRadius: '8px',
      },
    },
  },
})

/** Side by side if both months fit. */
export const Months = styled('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const Month = styled('div', {
  base: {
    // Space for six weeks, the most that a month can span.
    minH: { md: '20.75rem' },
    '& > p': {
      minH: '11',
      display: 'grid',
      placeItems: 'center',
      fontWeight: 'semibold',
    },
  },
})
