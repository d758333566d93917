import { styled } from '../style/styled.ts'

/** A short status text. The color adds no information. */
export const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    // At 200% text size it may take two lines on a phone.
    whiteSpace: { base: 'normal', lg: 'nowrap' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.sand', color: 'fg' },
      info: { bg: 'accent.subtle', color: 'accent' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
