import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/control/button.tsx'
import { handlePlainClick } from '#ui/control/plain-click.ts'

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

/** A link that looks like a button and leads to the search with changed filters. */
export function FilterLink({ change, onPress, ...look }: FilterLinkProps) {
  return (
    <ButtonLink
      from="/search"
      to="/search"
      search={changeFilters(change)}
      replace
      preload={false}
      onClick={handlePlainClick(onPress)}
      {...look}
    />
  )
}
