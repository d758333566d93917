import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUpDown, ChevronDown } from 'lucide-react'

import { Select } from '#ui/control/controls.tsx'
import { replaceState, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { styled } from '#ui/style/styled.ts'

import { type CarSort, readSort } from '../search-params.ts'

const Label = styled('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    '& > svg': { position: 'absolute', insetStart: '3', pointerEvents: 'none' },
    '& > select': {
      ps: '9',
      fontSize: { base: 'sm', lg: 'md' },
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
})

/** Covers the picker, in which the selected order would be cut off. */
const ShortLabel = styled('span', {
  base: {
    position: 'absolute',
    inset: '1px',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    borderRadius: 'md',
    bg: 'bg.raised',
    fontSize: 'sm',
    fontWeight: 'semibold',
    pointerEvents: 'none',
    '& > :last-child': { ms: 'auto', color: 'fg.muted' },
  },
})

export interface SortChoiceProps {
  sort: CarSort
  isDisabled: boolean
  /**
   * The form that submits it without JavaScript; only one of several sort controls belongs to it.
   */
  form?: string
  onSort: (sort: CarSort) => Promise<void>
  /** On phones: only the picker and its accessible value show the selected order. */
  isShort?: boolean
}

/** The order of the list, selected with the picker of the device. */
export function SortChoice({ sort, isDisabled, form, onSort, isShort = false }: SortChoiceProps) {
  const { t } = useLingui()
  const [shown, choose] = useOptimisticChoice(sort, replaceState, onSort)

  return (
    <Label>
      {isShort ? null : <ArrowUpDown aria-hidden size={18} />}
      <Select
        aria-label={t`Sort by`}
        form={form}
        name={form && 'sort'}
        value={shown === 'recommended' ? '' : shown}
        disabled={isDisabled}
        onChange={(event) => choose(readSort(event.target.value))}
      >
        <option value="">{t`Recommended`}</option>
        <option value="price">{t`Total price`}</option>
        <option value="rating">{t`Rating`}</option>
        <option value="size">{t`Size`}</option>
      </Select>
      {isShort ? (
        <ShortLabel aria-hidden>
          <ArrowUpDown size={18} />
          <Trans>Sort</Trans>
          <ChevronDown size={16} />
        </ShortLabel>
      ) : null}
    </Label>
  )
}
