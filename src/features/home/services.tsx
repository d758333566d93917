import { Trans } from '@lingui/react/macro'
import { Bus, Headset, PlaneLanding, Route, ShieldCheck, UserPlus } from 'lucide-react'

import { Stack } from '#ui/styled.ts'
import { H2 } from '#ui/type.tsx'

import { Promised, PromiseList } from './promises.tsx'

/** What comes with a rental (HOME-8). */
export function Services() {
  return (
    <Stack gap="5">
      <H2>
        <Trans>With you on the road</Trans>
      </H2>
      <PromiseList columns={3}>
        <Promised icon={Headset} title={<Trans>Help on the road, 24/7</Trans>}>
          <Trans>Roadside assistance answers day and night, all week.</Trans>
        </Promised>
        <Promised icon={PlaneLanding} title={<Trans>At airports and in town</Trans>}>
          <Trans>Pick up the car where you land and return it where you take off.</Trans>
        </Promised>
        <Promised icon={Route} title={<Trans>Unlimited mileage</Trans>}>
          <Trans>Many cars have unlimited mileage; each card says so.</Trans>
        </Promised>
        <Promised icon={ShieldCheck} title={<Trans>Insurance to choose</Trans>}>
          <Trans>Theft, collision or full cover, priced by the day.</Trans>
        </Promised>
        <Promised icon={UserPlus} title={<Trans>A second driver</Trans>}>
          <Trans>Take turns at the wheel: add a driver when you book.</Trans>
        </Promised>
        <Promised icon={Bus} title={<Trans>From scooter to bus</Trans>}>
          <Trans>Seven sizes of vehicle, camper vans and trucks among them.</Trans>
        </Promised>
      </PromiseList>
    </Stack>
  )
}
