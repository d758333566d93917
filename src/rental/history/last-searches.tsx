import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { History } from 'lucide-react'

import type { StoredSearch } from '#api/stored/offline-searches.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'

const SearchLink = createLink(
  styled('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minH: '12',
      px: '3',
      py: '1',
      lineHeight: 'tight',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      _hover: { borderColor: 'border.strong' },
      '& > svg': { flexShrink: 0, color: 'fg.muted' },
    },
  }),
)

/** The latest searches, as links that repeat them. */
export function LastSearches({ searches }: { searches: readonly StoredSearch[] }) {
  const { t } = useLingui()
  const { shortRange } = useDates()

  return (
    <styled.ul
      aria-label={t`Your last searches`}
      display="flex"
      flexWrap="wrap"
      gap="2"
      listStyleType="none"
    >
      {searches.map(({ pickup, dropoff, from, to, pickupName, dropoffName }) => (
        <li key={[pickup, dropoff, from, to].join()}>
          <SearchLink to="/search" search={{ pickup, dropoff, from, to }}>
            <History aria-hidden size={18} />
            <span>
              <styled.span display="block" fontSize="sm" fontWeight="semibold">
                {pickupName === dropoffName ? pickupName : `${pickupName} – ${dropoffName}`}
              </styled.span>
              <styled.span display="block" fontSize="xs" color="fg.muted">
                {shortRange(from, to)}
              </styled.span>
            </span>
          </SearchLink>
        </li>
      ))}
    </styled.ul>
  )
}
