import { chakra, HStack } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Star } from 'lucide-react'

import type { components } from '#openapi/schema.d.ts'

import { usePreferences } from '../preferences.tsx'

/** Fewer rentals say nothing about a car (contract 3.2). */
const TELLING_TRIPS = 10

/** How others rated a car, and how many drove it. Nothing where nobody has. */
export function CarRating({ car }: { car: components['schemas']['Car'] }) {
  const { language } = usePreferences()
  const { rating, trips = 0 } = car
  if (!rating || rating < 1) return null

  const stars = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(rating)
  return (
    <HStack gap="1" fontSize="sm">
      <Star aria-hidden size={16} fill="currentColor" />
      <chakra.span srOnly>
        <Trans>Rated {stars} out of 5</Trans>
      </chakra.span>
      <chakra.span aria-hidden fontWeight="semibold">
        {stars}
      </chakra.span>
      {trips >= TELLING_TRIPS ? (
        <chakra.span color="fg.muted">
          <Plural value={trips} one="(# trip)" other="(# trips)" />
        </chakra.span>
      ) : null}
    </HStack>
  )
}
