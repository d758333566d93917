import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/control/button.tsx'
import { onPlainClick } from '#ui/control/plain-click.ts'

import type { FilterChange } from '../search-params.ts'
import { changeFilters } from './filter-links.ts'

export interface FilterLinkProps {
  change: FilterChange
  /** Applies the change without following the link. */
  onPress: () => void
  variant?: 'outline' | 'ghost'
  size?: 'sm'
  children: ReactNode
}

/** A link to the search with other filters, which looks like a button. */
export function FilterLink({ change, onPress, ...look }: FilterLinkProps) {
  return (
    <ButtonLink
      from="/search"
      to="/search"
      search={changeFilters(change)}
      replace
      preload={false}
      onClick={onPlainClick(onPress)}
      {...look}
    />
  )
}
