import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'

import type { SearchParams } from '../search-link.ts'

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
      renderLink={(page, look) => (
        <ButtonLink from="/search" to="/search" search={pageLink(page)} {...look} />
      )}
    />
  )
}

const pageLink = (n: number) => (search: SearchParams) => ({
  ...search,
  n: n === 1 ? undefined : n,
})
