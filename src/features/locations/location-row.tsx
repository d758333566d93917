import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { MapPin } from 'lucide-react'
import { useId } from 'react'

import { defaultTripSearch } from '#api/links/default-trip.ts'
import { defaultTimeZone } from '@masar/domain/service/operator.ts'
import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import { CarsLink } from '#rental/car-facts/cars-link.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, Flex, HStack } from '#ui/style/styled.ts'

import { FromPrice } from './from-price.tsx'

export interface LocationRowProps {
  location: { _id: string; name: string; timeZone?: string | undefined }
  /** What a day costs at least, in dinars; absent where the server does not say. */
  price?: MajorUnits | null | undefined
  /** Where it is, for a list that does not stand below its country. */
  where?: string
  rules: RentalRules
}

/** A location in a list: its own address, its lowest price, and the way to its cars. */
export function LocationRow({ location, price, where, rules }: LocationRowProps) {
  const { _id, name, timeZone = defaultTimeZone() } = location
  const nameId = useId()

  return (
    <Flex
      justify="space-between"
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="1"
      py="2"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <WhenParsed>
        <HStack gap="2" minW="0" flex="1 1 9rem">
          <styled.span color="accent" flexShrink="0">
            <MapPin aria-hidden size={18} />
          </styled.span>
          <span>
            <TextLink id={nameId} to="/locations" search={{ at: _id }}>
              {name}
            </TextLink>
            <styled.span display="block" color="fg.muted" fontSize="sm">
              {where ? `${where} · ` : null}
              <FromPrice dailyPrice={price} />
            </styled.span>
          </span>
        </HStack>
        <CarsLink
          search={defaultTripSearch(_id, { ...rules, zone: timeZone })}
          describedBy={nameId}
        />
      </WhenParsed>
    </Flex>
  )
}
