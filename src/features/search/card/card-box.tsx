import { styled } from '#ui/style/styled.ts'

/** The places of a card: picture, head, facts, price and actions, by the width of the screen. */
export const CardBox = styled('article', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    columnGap: { base: '3', md: '5', lg: '6' },
    rowGap: { base: '1.5', md: '2', lg: '3' },
    alignItems: 'start',
    p: { base: 'min(0.75rem, 3vw)', md: '4' },
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    scrollMarginTop: '9rem',
    _hover: { borderColor: 'border.strong' },
    gridTemplateAreas: {
      base: '"picture head head" "picture facts facts" "included included compare" "price price action"',
      md: '"picture head price" "picture facts price" "picture included action" "compare terms action"',
      lg: '"picture head price" "picture facts action" "picture included action" "picture terms compare"',
    },
    gridTemplateColumns: {
      base: '7rem minmax(0, 1fr) auto',
      md: '11rem minmax(0, 1fr) 10.75rem',
      lg: '15rem minmax(0, 1fr) 11.5rem',
      xl: '18.75rem minmax(0, 1fr) 11.5rem',
    },
    gridTemplateRows: { base: 'auto 1fr', md: 'auto 1fr auto auto' },
    // Letters twice as large on a telephone: all of it below each other.
    '@container (max-width: 16rem)': {
      gridTemplateAreas: '"picture" "head" "facts" "included" "price" "action" "compare"',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})

/** A plate with the vehicle. */
export const CardPicture = styled('div', {
  base: {
    gridArea: 'picture',
    width: 'full',
    maxW: '300px',
    aspectRatio: '3 / 2',
  },
  variants: { isFaded: { true: { '& :is(svg, img)': { opacity: 0.55 } } } },
})

/** The price, and above the line of a telephone nothing else. */
export const CardPrice = styled('div', {
  base: {
    gridArea: 'price',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    minW: '0',
    textAlign: { md: 'end' },
    alignItems: { base: 'start', md: 'end' },
    '& > a': {
      position: 'relative',
      zIndex: '1',
      mt: { md: '1' },
      alignSelf: { md: 'end' },
      // One more line of a telephone's card, as large as a finger all the same.
      mdDown: {
        minH: '0',
        p: '0',
        borderWidth: '0',
        bg: 'transparent',
        fontSize: 'xs',
        textAlign: 'start',
        textDecoration: 'underline',
        _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-3' },
      },
    },
  },
})

/** What can be done with the car, always at the same height. */
export const CardActions = styled('div', {
  base: {
    gridArea: 'action',
    alignSelf: 'end',
    position: 'relative',
    zIndex: '1',
    display: 'grid',
    gap: { base: '0', md: '1' },
    mb: { base: '-2', md: '0' },
    '& > a': {
      minW: '7rem',
      width: { md: 'full' },
      '@container (max-width: 16rem)': { minW: '0', width: 'full' },
    },
  },
})
