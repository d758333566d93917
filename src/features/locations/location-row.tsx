import { Trans } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { useId } from 'react'

import { defaultTripSearch } from '#api/links/default-trip.ts'
import type { RentalRules } from '#domain/rental/rental-rules.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { chakra, Flex, HStack } from '#ui/style/styled.ts'

import { FromPrice } from './from-price.tsx'
import { usualTimeZone } from '#domain/service/operator.ts'

export interface LocationRowProps {
  location: { _id: string; name: string; timeZone?: string | undefined }
  /** What a day costs at least, in dinars; absent where the server does not say. */
  price?: number | null | undefined
  /** Where it is, for a list that does not stand below its country. */
  where?: string
  rules: RentalRules
}

/** A location in a list: its own address, its lowest price, and the way to its cars. */
export function LocationRow({ location, price, where, rules }: LocationRowProps) {
  const { _id, name, timeZone = usualTimeZone() } = location
  const nameId = useId()

  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <HStack gap="2" minW="0">
        <chakra.span color="accent" flexShrink="0">
          <MapPin aria-hidden size={18} />
        </chakra.span>
        <span>
          <TextLink id={nameId} to="/locations" search={{ at: _id }}>
            {name}
          </TextLink>
          {where ? (
            <chakra.span display="block" color="fg.muted" fontSize="sm">
              {where}
            </chakra.span>
          ) : null}
        </span>
      </HStack>
      <HStack columnGap="4" rowGap="2" justify="space-between" wrap="wrap">
        <FromPrice dailyPrice={price} />
        <ButtonLink
          to="/search"
          search={defaultTripSearch(_id, { ...rules, zone: timeZone })}
          variant="outline"
          size="sm"
          aria-describedby={nameId}
        >
          <Trans>See the cars</Trans>
        </ButtonLink>
      </HStack>
    </Flex>
  )
}
