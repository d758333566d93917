import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DoorClosed, Leaf, Music } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { formatWhole } from '@masar/domain/money/money-format.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { MULTIMEDIA_NAMES } from '#rental/car-facts/car-names.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

const List = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2', listStyle: 'none' },
})

/** Other facts about the car, besides the most important ones. Unknown facts are omitted. */
export function CarSpecs({ car }: { car: components['schemas']['Car'] }) {
  const { i18n } = useLingui()
  const { language } = usePreferences()
  const { doors, multimedia } = car
  const co2 = car.co2 ? formatWhole(car.co2, language) : null
  if (doors <= 1 && multimedia.length === 0 && !co2) return null

  return (
    <Stack gap="3">
      <H2>
        <Trans>More about the car</Trans>
      </H2>
      <List>
        {doors > 1 ? (
          <Spec icon={DoorClosed}>
            <Plural value={doors} one="# door" other="# doors" />
          </Spec>
        ) : null}
        {multimedia.length > 0 ? (
          <Spec icon={Music}>
            {multimedia.map((feature) => i18n._(MULTIMEDIA_NAMES[feature])).join(', ')}
          </Spec>
        ) : null}
        {co2 ? (
          <Spec icon={Leaf}>
            <Trans>{co2} g CO₂/km</Trans>
          </Spec>
        ) : null}
      </List>
    </Stack>
  )
}

function Spec({ icon: Drawing, children }: { icon: Icon; children: ReactNode }) {
  return (
    <styled.li display="inline-flex" alignItems="center" gap="2" minW="0">
      <styled.span color="fg.muted" display="inline-flex">
        <Drawing aria-hidden size={18} />
      </styled.span>
      {children}
    </styled.li>
  )
}
