import { styled } from '#ui/style/styled.ts'

const WIDE_SCREEN_QUERY = '@media (min-width: 48rem)'

/**
 * Positioned next to its button, without a backdrop; fills the screen on a phone. Browsers without anchor
 * positioning center it.
 */
export const DatesPanel = styled('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100%',
    maxW: '100%',
    height: '100dvh',
    maxH: '100dvh',
    m: '0',
    p: '0',
    borderWidth: '0',
    bg: 'bg.raised',
    color: 'fg',
    overscrollBehavior: 'contain',
    scrollMargin: '0.5rem',
    // The polyfill uses this class (src/app/polyfills).
    '&:is(:popover-open, .\\:popover-open)': { display: 'flex', flexDirection: 'column' },
    [WIDE_SCREEN_QUERY]: {
      width: '44rem',
      maxW: 'calc(100vw - 1rem)',
      height: 'fit-content',
      maxH: 'calc(100dvh - 1rem)',
      m: 'auto',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: '0 2px 6px rgb(20 24 30 / 8%), 0 16px 48px rgb(20 24 30 / 18%)',
      '@supports (position-area: bottom)': {
        inset: 'auto',
        my: '2',
        mx: '0',
        positionArea: 'bottom span-x-end',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      },
    },
  },
})

/** The title on a phone, where the panel fills the screen. Hidden if the panel is next to its field. */
export const PanelHeader = styled('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    ps: '4',
    pe: '2',
    minH: '14',
    fontSize: 'xl',
    fontWeight: 'bold',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})

export const PanelBody = styled('div', {
  base: {
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '4', md: '5' },
  },
})

export const PanelFooter = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: { base: '4', md: '5' },
    py: '3',
    pb: 'max(0.75rem, env(safe-area-inset-bottom))',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
})

/** Reserves the size of the calendar. */
export const CalendarSpace = styled('div', {
  base: { minH: { base: '42rem', md: '22rem' }, flexShrink: '0' },
})
