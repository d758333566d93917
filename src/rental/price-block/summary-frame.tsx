import { styled } from '#ui/style/styled.ts'

/**
 * The frame of the summary: beside the steps on a wide screen; at the bottom on a phone, where it expands
 * upwards.
 */
export const SummaryFrame = styled('aside', {
  base: {
    bg: 'bg.sand',
    position: 'sticky',
    zIndex: '1',
    bottom: { base: '0', lg: 'auto' },
    top: { lg: '6' },
    mx: { base: '-4', md: '-6', lg: '0' },
    borderTopRadius: 'lg',
    borderBottomRadius: { base: '0', lg: 'lg' },
    boxShadow: { base: '0 -4px 16px rgb(20 24 30 / 12%)', lg: 'none' },
    maxH: { base: '85dvh', lg: 'calc(100dvh - 3rem)' },
    overflowY: 'auto',
    lgDown: { '@media (scripting: none)': { position: 'static', maxH: 'none' } },
  },
})
