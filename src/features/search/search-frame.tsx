import { styled, cva } from '#ui/style/styled.ts'

/** The box with locations and dates, on two lines between two icons. */
export const tripBox = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    // The gap shrinks because there is no space to spare at 200% text size.
    gap: 'min(0.75rem, 3vw)',
    width: 'full',
    minW: '0',
    minH: { base: '11', md: '12' },
    px: 'min(0.75rem, 3vw)',
    py: { base: '0.5', md: '1' },
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '& > svg': { flexShrink: 0, color: 'fg.muted' },
  },
})

/**
 * The part above the list, which stays visible while the list scrolls. It is not sticky on screens that it
 * would fill, for example with large text.
 */
export const SearchHead = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    zIndex: '2',
    // The border spans the screen on phones, and the column on wider screens.
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    py: { base: '1.5', md: '2' },
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '@media (min-height: 30rem)': { position: 'sticky', top: '0' },
  },
})

/** The filters and the sort order, side by side on phones unless the text is too large. */
export const SearchTools = styled('div', {
  base: {
    display: 'flex',
    hideFrom: 'md',
    flexWrap: 'wrap',
    gap: '2',
    '& > button': { flex: '1 0 auto' },
    '& > div': { flex: '3 1 8rem' },
  },
})

/** The columns of the page: the filters beside the cars, if there is room for both. */
export const SearchColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '14.5rem minmax(0, 1fr)',
      lg: '16rem minmax(0, 1fr)',
    },
    gap: { base: '1.5', md: '6', lg: '8' },
    alignItems: 'start',
  },
  variants: {
    /** A single column, without the filters. */
    isOne: { true: { gridTemplateColumns: { md: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr)' } } },
  },
})

/** The column with the filters, which is sticky beside the list and has its own scrollbar. */
export const FilterColumn = styled('form', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    top: '5rem',
    maxH: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    pe: '1',
    '@media (scripting: none)': { position: 'static', maxH: 'none' },
    // On phones, the filters are in a sheet, which needs JavaScript. Without JavaScript, a link shows the
    // filters here (`trip-without-script.tsx`).
    mdDown: { '&:target': { display: 'block', position: 'static', maxH: 'none' } },
  },
})
