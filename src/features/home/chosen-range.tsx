import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import type { CarRange } from '@masar/domain/car/catalogue.ts'
import { Button } from '#ui/control/button.tsx'
import { RANGE_NAMES } from '#rental/range-names.ts'
import { styled, HStack } from '#ui/style/styled.ts'

/** The vehicle type that was selected with a tile. The search uses it as a filter. */
export function ChosenRange({ range, onDrop }: { range: CarRange; onDrop: () => void }) {
  const { i18n, t } = useLingui()
  const name = i18n._(RANGE_NAMES[range])

  return (
    <HStack gap="2">
      <styled.span>
        <Trans>Only: {name}</Trans>
      </styled.span>
      <Button size="sm" variant="ghost" aria-label={t`Remove filter: ${name}`} onClick={onDrop}>
        <X aria-hidden size={16} />
      </Button>
    </HStack>
  )
}
