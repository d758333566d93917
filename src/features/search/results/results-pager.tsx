import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '#ui/control/button.tsx'
import { isPlainClick } from '#ui/control/plain-click.ts'
import { Pager } from '#rental/pager.tsx'

import type { SearchParams } from '../search-link.ts'
import { focusResults } from './results-heading.tsx'

export interface ResultsPagerProps {
  page: number
  size: number
  total: number
}

export function ResultsPager(props: ResultsPagerProps) {
  const { t } = useLingui()

  return (
    <Pager
      {...props}
      label={t`Pages of cars`}
      renderLink={(page, linkProps) => (
        <ButtonLink
          from="/search"
          to="/search"
          search={changePage(page)}
          replace
          onClick={(event) => {
            if (isPlainClick(event)) focusResults()
          }}
          {...linkProps}
        />
      )}
    />
  )
}

const changePage = (page: number) => (search: SearchParams) => ({
  ...search,
  page: page === 1 ? undefined : String(page),
})
