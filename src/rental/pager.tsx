import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

import { formatWhole } from '@masar/domain/money/money-format.ts'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

/** The look and the accessible name of a link to another page. */
export interface PagerLink {
  'aria-label': string
  rel?: 'prev' | 'next'
  variant: 'outline' | 'ghost'
  size: 'icon'
  /** Hidden on narrow screens. */
  display?: { base: 'none'; md: 'inline-flex' }
  children: ReactNode
}

export interface PagerProps {
  /** The accessible name, for example 'Pages of cars'. */
  label: string
  page: number
  size: number
  total: number
  /**
   * Renders a link, so that a page can be opened in another tab. Links must replace the history entry, so that
   * Back leaves the list (SEARCH-19).
   */
  renderLink: (page: number, linkProps: PagerLink) => ReactNode
}

const WIDE_ONLY_DISPLAY = { base: 'none', md: 'inline-flex' } as const

const CurrentPage = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '11',
    minH: '11',
    borderRadius: 'md',
    bg: 'accent.subtle',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Gap = styled('span', { base: { minW: '4', textAlign: 'center', color: 'fg.muted' } })

/** Returns the numbers of the first page, the current page with its neighbors, and the last page. */
const listPageNumbers = (page: number, last: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last)

/**
 * "16 to 30 of 123", with links to the first, last and neighboring pages. Renders nothing for a single page.
 */
export function Pager({ label, page, size, total, renderLink }: PagerProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const before = (page - 1) * size
  if (total <= size || before >= total) return null

  const first = formatWhole(before + 1, language)
  const last = formatWhole(Math.min(page * size, total), language)
  const all = formatWhole(total, language)
  const iconButtonProps = { variant: 'outline', size: 'icon' } as const
  const lastPage = Math.ceil(total / size)
  const pageName = (number: number) => t`Page ${formatWhole(number, language)}`

  return (
    <styled.nav aria-label={label}>
      <styled.p textAlign="center" fontVariantNumeric="tabular-nums" mb="2">
        <Trans>
          {first} to {last} of {all}
        </Trans>
      </styled.p>
      <HStack justify="center" wrap="wrap" gap="1">
        {page > 1 ? (
          renderLink(page - 1, {
            ...iconButtonProps,
            rel: 'prev',
            'aria-label': t`Previous page`,
            children: <ChevronLeft aria-hidden size={20} />,
          })
        ) : (
          <styled.span minW="11" />
        )}
        {listPageNumbers(page, lastPage).map((number, index, numbers) => (
          <Fragment key={number}>
            {number - (numbers[index - 1] ?? 0) > 1 ? <Gap aria-hidden>…</Gap> : null}
            {number === page ? (
              <CurrentPage aria-current="page" aria-label={pageName(number)}>
                {formatWhole(number, language)}
              </CurrentPage>
            ) : (
              renderLink(number, {
                variant: 'ghost',
                size: 'icon',
                'aria-label': pageName(number),
                children: formatWhole(number, language),
                ...(number !== 1 && number !== lastPage && { display: WIDE_ONLY_DISPLAY }),
              })
            )}
          </Fragment>
        ))}
        {page * size < total ? (
          renderLink(page + 1, {
            ...iconButtonProps,
            rel: 'next',
            'aria-label': t`Next page`,
            children: <ChevronRight aria-hidden size={20} />,
          })
        ) : (
          <styled.span minW="11" />
        )}
      </HStack>
    </styled.nav>
  )
}
