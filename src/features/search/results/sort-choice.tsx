import { useLingui } from '@lingui/react/macro'
import { ArrowUpDown } from 'lucide-react'

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
  variants: {
    isShort: {
      true: {
        '& > select': { pe: '2', bg: 'bg.raised' },
        '@media (max-width: 21.9975rem)': {
          '& > svg': { display: 'none' },
          '& > select': { px: '2', bg: 'bg.raised' },
        },
      },
    },
  },
})

export interface SortChoiceProps {
  sort: CarSort
  isDisabled: boolean
  /**
   * The id of the form that submits the choice without JavaScript. Only one of several sort controls belongs to
   * the form.
   */
  form?: string
  onSort: (sort: CarSort) => Promise<void>
  /**
   * Whether the control is narrow, as on phones. A narrow control has no arrow and, on the smallest screens, no
   * icon.
   */
  isShort?: boolean
}

/** The sort order of the list, selected with the native picker. */
export function SortChoice({ sort, isDisabled, form, onSort, isShort = false }: SortChoiceProps) {
  const { t } = useLingui()
  const [shown, choose] = useOptimisticChoice(sort, replaceState, onSort)

  return (
    <Label isShort={isShort}>
      <ArrowUpDown aria-hidden size={18} />
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
    </Label>
  )
}
