import { styled } from '#ui/style/styled.ts'

/**
 * The price: beside the steps on wide screens. On phones, a bar at the bottom that expands upwards, or hidden.
 */
export const PriceFrame = styled('aside', {
  base: {
    bg: 'bg.sand',
    position: { base: 'fixed', md: 'sticky' },
    zIndex: '1',
    insetInline: { base: '0', md: 'auto' },
    bottom: { base: '0', md: 'auto' },
    top: { md: '6' },
    borderTopRadius: 'lg',
    borderBottomRadius: { base: '0', md: 'lg' },
    boxShadow: { base: '0 -4px 16px rgb(20 24 30 / 12%)', md: 'none' },
    maxH: { base: '85dvh', md: 'calc(100dvh - 3rem)' },
    overflowY: 'auto',
    mdDown: { '@media (scripting: none)': { position: 'static', maxH: 'none' } },
  },
  variants: {
    /** Hidden on phones when there is no button. */
    isBar: { false: { display: { base: 'none', md: 'block' } } },
  },
  defaultVariants: { isBar: true },
})
