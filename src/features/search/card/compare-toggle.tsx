import { Trans, useLingui } from '@lingui/react/macro'

import type { components } from '#openapi/schema.d.ts'
import { latest, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { NEEDS_SCRIPT } from '#ui/page/needs-script.tsx'
import { styled } from '#ui/style/styled.ts'

import { type ComparedChange, MOST_COMPARED, switched } from '../search-params.ts'

export interface CompareToggleProps {
  car: components['schemas']['Car']
  /** The cars that are compared, by id. */
  compared: readonly string[]
  onCompare: (change: ComparedChange) => Promise<void>
}

const Label = styled('label', {
  base: {
    gridArea: 'compare',
    position: 'relative',
    zIndex: '1',
    justifySelf: { base: 'end', md: 'start', lg: 'stretch' },
    alignSelf: 'center',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: { lg: 'center' },
    gap: '2',
    minH: '8',
    my: { base: '-1', md: '0' },
    '@media (pointer: coarse)': { minH: '11', my: { base: '-2', md: '0' } },
    px: { base: '1', md: '0', lg: '1' },
    fontSize: { base: 'xs', md: 'sm' },
    color: 'fg.muted',
    cursor: 'pointer',
    '& > input': {
      width: { base: '6', md: '4' },
      height: { base: '6', md: '4' },
      accentColor: 'var(--m-colors-accent)',
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
})

/** Puts a car beside others, or takes it away. */
export function CompareToggle({ car, compared, onCompare }: CompareToggleProps) {
  const { t } = useLingui()
  const { _id: id, name } = car
  const [isCompared, choose] = useOptimisticChoice(compared.includes(id), latest, (isOn: boolean) =>
    onCompare((before) => switched(before, id, isOn)),
  )

  const isFull = !isCompared && compared.length >= MOST_COMPARED

  return (
    <Label {...NEEDS_SCRIPT} data-disabled={isFull ? '' : undefined}>
      <input
        type="checkbox"
        aria-label={t`Compare ${name}`}
        checked={isCompared}
        disabled={isFull}
        onChange={() => choose(!isCompared)}
      />
      <Trans>Compare</Trans>
    </Label>
  )
}
