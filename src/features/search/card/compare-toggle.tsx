import { Trans, useLingui } from '@lingui/react/macro'

import type { components } from '@masar/openapi/schema.d.ts'
import { replaceState, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { styled } from '#ui/style/styled.ts'

import { type ComparedChange, MAX_COMPARED_CARS, withEntry } from '../search-params.ts'

export interface CompareToggleProps {
  car: components['schemas']['Car']
  /** The ids of the compared cars. */
  compared: readonly string[]
  onCompare: (change: ComparedChange) => Promise<void>
}

const Label = styled('label', {
  base: {
    gridArea: 'compare',
    position: 'relative',
    zIndex: '1',
    justifySelf: 'end',
    alignSelf: 'end',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    my: '-1',
    '@media (pointer: coarse)': { minH: '11', my: '-2' },
    fontSize: 'sm',
    _roomy: { justifySelf: 'start' },
    _spacious: { justifySelf: 'center' },
    cursor: 'pointer',
    '& > input': {
      width: '5',
      height: '5',
      accentColor: 'var(--m-colors-accent)',
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
})

/** Adds a car to the comparison, or removes it. */
export function CompareToggle({ car, compared, onCompare }: CompareToggleProps) {
  const { t } = useLingui()
  const { _id: id, name } = car
  const [isCompared, choose] = useOptimisticChoice(
    compared.includes(id),
    replaceState,
    (isOn: boolean) => onCompare((before) => withEntry(before, id, isOn)),
  )

  const isFull = !isCompared && compared.length >= MAX_COMPARED_CARS

  return (
    <Label {...NEEDS_SCRIPT_PROPS} data-disabled={isFull ? '' : undefined}>
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
