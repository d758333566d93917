import { Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useRef } from 'react'

import { type CarFilters, NO_FILTERS } from '#api/links/car-filters.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { handlePlainClick } from '#ui/control/plain-click.ts'
import { useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { styled } from '#ui/style/styled.ts'

import { focusResults } from '../results/results-heading.tsx'
import type { FilterChange } from '../search-params.ts'
import { type AppliedFilter, useAppliedFilters } from './applied-filters.ts'
import { FilterLink } from './filter-link.tsx'
import { changeFilters } from './filter-links.ts'

const Chip = createLink(
  styled('a', {
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
  }),
)

export interface FilterChipsProps {
  filters: CarFilters
  suppliers: readonly components['schemas']['Supplier'][]
  onChange: (change: FilterChange) => Promise<void>
}

/**
 * The active filters, each as a link to the search without it, and a link to the search without any filter.
 * Renders nothing when no filter is active.
 */
export function FilterChips({ suppliers, ...props }: FilterChipsProps) {
  const { t } = useLingui()
  const [filters, change] = useOptimisticChoice(props.filters, applyChange, props.onChange)
  const applied = useAppliedFilters(filters, suppliers)
  const list = useRef<HTMLUListElement>(null)
  if (applied.length === 0) return null

  /**
   * Removes a filter. Because its focused chip disappears, the focus moves to the next chip or, after the last
   * one, to the list of cars.
   */
  function remove(index: number, { without }: AppliedFilter) {
    const beside = index + 1 < applied.length ? index + 1 : index - 1
    const chip = list.current?.children[beside]?.querySelector('a')
    if (chip) chip.focus()
    else focusResults()
    change(without)
  }

  return (
    <styled.ul
      ref={list}
      aria-label={t`Selected filters`}
      display="flex"
      flexWrap="wrap"
      gap="2"
      listStyleType="none"
    >
      {applied.map((filter, index) => (
        <li key={filter.key}>
          <RemoveChip applied={filter} onRemove={() => remove(index, filter)} />
        </li>
      ))}
      {applied.length > 1 ? (
        <li>
          <FilterLink
            change={clearFilters}
            size="sm"
            variant="ghost"
            onPress={() => {
              focusResults()
              change(clearFilters)
            }}
          >
            <Trans>Clear all</Trans>
          </FilterLink>
        </li>
      ) : null}
    </styled.ul>
  )
}

const clearFilters: FilterChange = () => NO_FILTERS
const applyChange = (filters: CarFilters, change: FilterChange) => change(filters)

interface RemoveChipProps {
  applied: AppliedFilter
  onRemove: () => void
}

function RemoveChip({ applied: { label, without }, onRemove }: RemoveChipProps) {
  const { t } = useLingui()

  return (
    <Chip
      from="/search"
      to="/search"
      search={changeFilters(without)}
      replace
      preload={false}
      aria-label={t`Remove filter: ${label}`}
      onClick={handlePlainClick(onRemove)}
    >
      {label}
      <X aria-hidden size={16} />
    </Chip>
  )
}
