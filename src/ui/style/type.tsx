import { styled } from './styled.ts'

const headingStyle = {
  fontFamily: 'heading',
  fontWeight: 'bold',
  lineHeight: 'tight',
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // Lets a word that is wider than the page wrap, also beside a picture or a button.
  minW: '0',
  maxW: 'full',
} as const

/** Headings by level; the size follows the level unless it is set. */
export const H1 = styled('h1', {
  base: { ...headingStyle, fontSize: { base: '3xl', md: '4xl' } },
  // On a phone, leaves more room for a form below it.
  variants: { isCompact: { true: { fontSize: { base: '2xl', md: '4xl' } } } },
})
export const H2 = styled('h2', { base: { ...headingStyle, fontSize: { base: 'xl', md: '2xl' } } })
export const H3 = styled('h3', {
  base: { ...headingStyle, fontSize: 'lg', fontWeight: 'semibold' },
})

export const P = styled('p', {
  base: { textWrap: 'pretty' },
  variants: {
    tone: { plain: {}, muted: { color: 'fg.muted' } },
    size: { sm: { fontSize: 'sm' }, md: {}, lg: { fontSize: 'lg' } },
  },
})

/** Numbers that align in a column. */
export const Figures = styled('span', {
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
