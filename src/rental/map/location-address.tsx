import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'

import { ExternalButtonLink } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'

import { getLocationArea } from '../booking-block/end-location.ts'
import { toMapsUrl } from './maps-address.ts'

const Box = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '4',
    p: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > svg': { flexShrink: 0, color: 'accent', mt: '0.5' },
    '& > address': { flex: '1 1 12rem', minW: '0', fontStyle: 'normal' },
  },
})

export interface LocationAddressProps {
  location: {
    name: string
    latitude?: number | null | undefined
    longitude?: number | null | undefined
    parentLocation?: { name?: string | undefined } | null | undefined
    country?: { name?: string | undefined } | null | undefined
  }
  /** More facts about the location. */
  children?: ReactNode
}

/**
 * The address of a single location, with a link to the device's map app. A map with one marker would not help.
 */
export function LocationAddress({ location, children }: LocationAddressProps) {
  const { t } = useLingui()
  const { name } = location
  const area = getLocationArea(location)
  const href = toMapsUrl(location)

  return (
    <Box>
      <MapPin aria-hidden size={20} />
      <address>
        <styled.span display="block" fontWeight="semibold">
          {name}
        </styled.span>
        {area ? (
          <styled.span display="block" color="fg.muted">
            {area}
          </styled.span>
        ) : null}
        {children}
      </address>
      {href ? (
        <ExternalButtonLink
          href={href}
          variant="outline"
          target="_blank"
          rel="noreferrer"
          aria-label={t`Open in Maps: ${name}`}
        >
          <Trans>Open in Maps</Trans>
          <ExternalLink aria-hidden size={16} />
        </ExternalButtonLink>
      ) : null}
    </Box>
  )
}
