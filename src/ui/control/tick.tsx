import { useId, type ComponentProps, type ReactNode } from 'react'

import { styled } from '../style/styled.ts'

const NativeInput = styled('input', {
  base: {
    width: '5',
    height: '5',
    flexShrink: 0,
    mt: '0.5',
    accentColor: 'var(--m-colors-accent)',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
    // The browser draws the box, so the color of its border cannot be set.
    '&[aria-invalid=true]': { outline: '2px solid {colors.danger.fg}', borderRadius: 'sm' },
    '&[aria-invalid=true]:focus-visible': {
      outline: '3px solid {colors.accent}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px {colors.danger.fg}',
    },
  },
})

export interface TickProps extends Omit<ComponentProps<typeof NativeInput>, 'children'> {
  type: 'checkbox' | 'radio'
  children: ReactNode
  /** Shown at the end of the line, such as a count or a price. */
  aside?: ReactNode
  error?: ReactNode
}

/** A checkbox or radio button whose label is part of the click target. */
export function Tick({ children, aside, error, ...native }: TickProps) {
  const errorId = useId()

  return (
    <styled.div>
      <styled.label
        display="flex"
        flexWrap={aside === undefined ? undefined : 'wrap'}
        columnGap="3"
        alignItems="start"
        minH="8"
        py="0.5"
        css={{ '@media (pointer: coarse)': { minH: '11', py: '2' } }}
        cursor={native.disabled ? 'not-allowed' : 'pointer'}
        color={native.disabled ? 'fg.muted' : undefined}
      >
        <NativeInput
          {...native}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : native['aria-describedby']}
        />
        <styled.span flex="1 1 7rem" minW="0">
          {children}
        </styled.span>
        {aside === undefined ? null : (
          <styled.span ms="auto" color="fg.muted" fontVariantNumeric="tabular-nums">
            {aside}
          </styled.span>
        )}
      </styled.label>
      {error ? (
        <styled.p id={errorId} ps="8" fontSize="sm" color="danger.fg" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
    </styled.div>
  )
}
