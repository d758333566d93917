import { styled, cva } from '#ui/style/styled.ts'

/** The style of a button that fills its cell. */
export const cellControl = cva({
  base: {
    width: 'full',
    textAlign: 'start',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '&[data-invalid]': { borderColor: 'danger.fg', borderWidth: '2px' },
  },
})

/** Excludes the controls of the dates panel. */
const CONTROL_SELECTOR = '& :is(input[role=combobox], [data-cell])'
const VALID_SELECTOR = '&:not([aria-invalid=true], [data-invalid])'

/**
 * A cell of the search form. The label is inside the upper part of the control, so that the whole cell is
 * clickable.
 */
export const TripCell = styled('div', {
  base: {
    position: 'relative',
    minW: '0',
    '& > div > label, & > [data-cell-label]': {
      position: 'absolute',
      zIndex: '1',
      top: '0.625rem',
      insetInlineStart: '4',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      lineHeight: 'tight',
      pointerEvents: 'none',
    },
    [CONTROL_SELECTOR]: { minH: '16', px: '4', pt: '1.625rem', pb: '2', lineHeight: '1.4' },
    '& [data-field-room]': { minH: '16' },
  },
  variants: {
    shape: {
      narrow: {},
      wide: {
        // As high as the dates beside it, including the frame of an invalid field.
        '@media (min-width: 48rem) and (max-width: 63.9975rem)': {
          [CONTROL_SELECTOR]: { minH: 'max(4rem, calc(var(--lines-md) * 1lh + 2.125rem + 4px))' },
        },
        '@media (min-width: 64rem)': {
          [CONTROL_SELECTOR]: {
            bg: 'transparent',
            borderRadius: 'lg',
            [VALID_SELECTOR]: { borderColor: 'transparent' },
            _hover: { bg: 'bg.subtle' },
          },
          '& > div > :is([id$=-error], [id$=-hint])': { px: '4', pb: '2' },
        },
      },
    },
    isFollowing: {
      true: {
        // A thin line between two cells of a bar.
        _before: {
          display: { base: 'none', lg: 'block' },
          content: '""',
          position: 'absolute',
          insetInlineStart: '0',
          top: '3',
          height: '10',
          borderInlineStartWidth: '1px',
          borderColor: 'border',
        },
      },
    },
    isAsked: {
      true: {
        '& > div > [id$=-hint]': { color: 'accent', fontWeight: 'medium' },
        [CONTROL_SELECTOR]: { [VALID_SELECTOR]: { borderColor: 'accent', borderWidth: '2px' } },
        '@media (min-width: 64rem)': {
          [CONTROL_SELECTOR]: { [VALID_SELECTOR]: { borderColor: 'accent' } },
        },
        _before: { display: { lg: 'none' } },
      },
    },
  },
})

/** The frame of a bar, behind its cells. */
export const BarFrame = styled('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    gridRow: '1',
    gridColumn: '1 / -1',
    alignSelf: 'stretch',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
  },
})
