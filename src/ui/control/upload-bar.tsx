import type { ReactNode } from 'react'

import { Button } from './button.tsx'
import { styled, HStack, Stack } from '../style/styled.ts'
import { P } from '../style/type.tsx'

const Bar = styled('progress', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '0.5rem',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border',
    // Separate rules: a browser drops a rule with an unknown pseudo-element.
    '&::-webkit-progress-bar': { bg: 'border' },
    '&::-webkit-progress-value': { bg: 'accent' },
    '&::-moz-progress-bar': { bg: 'accent' },
  },
})

export interface UploadBarProps {
  /** Upload progress, 0 to 100. */
  percent: number
  /** The accessible name of the bar. */
  label: string
  /** The current step; announced when it changes. */
  doing: ReactNode
  stop: ReactNode
  onStop: () => void
}

/** The progress of an upload, with a cancel button. Its parent provides the texts. */
export function UploadBar({ percent, label, doing, stop, onStop }: UploadBarProps) {
  return (
    <Stack gap="2">
      <P overflowWrap="anywhere" aria-live="polite">
        {doing}
      </P>
      <Bar max={100} value={percent} aria-label={label} />
      <HStack justify="space-between" gap="3">
        <P size="sm" tone="muted" fontVariantNumeric="tabular-nums">
          {percent} %
        </P>
        <Button variant="outline" size="sm" onClick={onStop}>
          {stop}
        </Button>
      </HStack>
    </Stack>
  )
}
