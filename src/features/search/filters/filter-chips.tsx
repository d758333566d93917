import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'

import { type CarFilters, NO_FILTERS } from '#api/links/car-filters.ts'
import type { components } from '#openapi/schema.d.ts'
import { Button } from '#ui/control/button.tsx'
import { useShownAtOnce } from '#ui/moment/shown-at-once.ts'
import { chakra } from '#ui/style/styled.ts'

import { focusResults } from '../results/results-heading.tsx'
import type { FilterChange } from '../search-params.ts'
import { type AppliedFilter, useAppliedFilters } from './applied-filters.ts'

const Chip = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '9',
      '@media (pointer: coarse)': { minH: '11' },
      px: '3',
      borderRadius: 'full',
      bg: 'accent.subtle',
      color: 'accent',
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
  },
  { defaultProps: { type: 'button' } },
)

export interface FilterChipsProps {
  filters: CarFilters
  suppliers: readonly components['schemas']['Supplier'][]
  onChange: (change: FilterChange) => Promise<void>
}

/** What narrows the list, each removed by a click, and several at once. Nothing when nothing does. */
export function FilterChips({ suppliers, ...props }: FilterChipsProps) {
  const { t } = useLingui()
  const [filters, change] = useShownAtOnce(props.filters, changed, props.onChange)
  const applied = useAppliedFilters(filters, suppliers)
  const list = useRef<HTMLUListElement>(null)
  if (applied.length === 0) return null

  /** The chip that had the focus goes: the one beside it gets it, or else the list of cars. */
  function remove(index: number, { without }: AppliedFilter) {
    const beside = index + 1 < applied.length ? index + 1 : index - 1
    const chip = list.current?.children[beside]?.querySelector('button')
    if (chip) chip.focus()
    else focusResults()
    change(without)
  }

  return (
    <chakra.ul
      ref={list}
      aria-label={t`Chosen filters`}
      display="flex"
      flexWrap="wrap"
      gap="2"
      listStyleType="none"
    >
      {applied.map((filter, index) => (
        <li key={filter.key}>
          <RemoveChip label={filter.label} onRemove={() => remove(index, filter)} />
        </li>
      ))}
      {applied.length > 1 ? (
        <li>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              focusResults()
              change(() => NO_FILTERS)
            }}
          >
            <Trans>Clear all</Trans>
          </Button>
        </li>
      ) : null}
    </chakra.ul>
  )
}

const changed = (filters: CarFilters, change: FilterChange) => change(filters)

function RemoveChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useLingui()

  return (
    <Chip aria-label={t`Remove filter: ${label}`} onClick={onRemove}>
      {label}
      <X aria-hidden size={16} />
    </Chip>
  )
}
