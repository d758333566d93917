import { styled } from '#ui/style/styled.ts'

/** The grid of a card: picture, head, facts, price and actions. The layout depends on the card width. */
export const CardBox = styled('article', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'start',
    p: 'min(0.75rem, 3vw)',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    scrollMarginTop: '9rem',
    _hover: { borderColor: 'border.strong' },
    gridTemplateAreas:
      '"picture head head" "facts facts facts" "included included compare" "terms terms terms" "price price action"',
    gridTemplateColumns: 'clamp(6rem, 28cqi, 10rem) minmax(0, 1fr) auto',
    // At this width, the facts fit beside the picture.
    '@container (min-width: 26rem) and (max-width: 39.9975rem)': {
      gridTemplateAreas:
        '"picture head head" "picture facts facts" "included included compare" "terms terms terms" "price price action"',
      gridTemplateRows: 'auto 1fr',
    },
    _roomy: { p: '4', rowGap: '2' },
    _roomyOnly: {
      columnGap: '5',
      gridTemplateAreas:
        '"picture head price" "picture facts price" "picture included action" "compare terms action"',
      gridTemplateColumns: '11rem minmax(0, 1fr) 10.75rem',
      gridTemplateRows: 'auto 1fr auto auto',
    },
    _spacious: {
      columnGap: '6',
      gridTemplateAreas:
        '"picture head price" "picture facts action" "picture included action" "picture terms compare"',
      gridTemplateColumns: '17rem minmax(0, 1fr) 11.5rem',
      gridTemplateRows: 'auto 1fr auto auto',
    },
    // On a phone with text at 200%, everything is stacked.
    '@container (max-width: 16rem)': {
      gridTemplateAreas: '"picture" "head" "facts" "included" "terms" "price" "action" "compare"',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})

export const CardPicture = styled('div', {
  base: {
    gridArea: 'picture',
    width: 'full',
    maxW: '300px',
    aspectRatio: '3 / 2',
  },
  variants: { isFaded: { true: { '& :is(svg, img)': { opacity: 0.55 } } } },
})

export const CardPrice = styled('div', {
  base: {
    gridArea: 'price',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    minW: '0',
    alignItems: 'start',
    _roomy: { textAlign: 'end', alignItems: 'end' },
    // A longer rental for less: an additional line with a full-size touch target.
    '& > a': {
      position: 'relative',
      zIndex: '1',
      minH: '0',
      p: '0',
      borderWidth: '0',
      bg: 'transparent',
      fontSize: 'sm',
      textAlign: 'start',
      textDecoration: 'underline',
      _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-3' },
      _roomy: { mt: '1', alignSelf: 'end', textAlign: 'end' },
    },
  },
  variants: { isFaded: { true: { color: 'fg.muted' } } },
})

export const CardActions = styled('div', {
  base: {
    gridArea: 'action',
    alignSelf: 'end',
    position: 'relative',
    zIndex: '1',
    display: 'grid',
    gap: '1',
    '& > a': {
      minW: '7rem',
      _roomy: { width: 'full' },
      '@container (max-width: 16rem)': { minW: '0', width: 'full' },
    },
  },
})
