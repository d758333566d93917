import { styled } from '../style/styled.ts'

/** An external link beside an icon: a phone number, or a location on a map. */
export const QuietLink = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: 'auto' },
    color: 'accent',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    whiteSpace: { md: 'nowrap' },
    fontVariantNumeric: 'tabular-nums',
  },
})
