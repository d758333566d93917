import { chakra, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { MINIMUM_AGE } from '#domain/ages.ts'
import { H2 } from '#ui/type.tsx'

const Item = chakra('details', {
  base: { borderBottomWidth: '1px', borderColor: 'border', py: '3', maxW: '46rem' },
})

/** What most people ask before they book. */
export function Questions() {
  return (
    <Stack gap="3">
      <H2>
        <Trans>Questions and answers</Trans>
      </H2>
      <div>
        <Question title={<Trans>Which documents do I need?</Trans>}>
          <Trans>
            Bring your driving licence and a passport or identity card to the counter, both yours
            and both valid on the day. Some suppliers ask for the licence when you book; the page of
            the car says so.
          </Trans>
        </Question>
        <Question title={<Trans>How old do I have to be?</Trans>}>
          <Trans>
            At least {MINIMUM_AGE} years on the day of pick-up. Some cars ask for more, and every
            car shows its age.
          </Trans>
        </Question>
        <Question title={<Trans>Where do I pick up and return the car?</Trans>}>
          <Trans>
            At the place and time you choose, on the clock of that place. You can return the car
            somewhere else: untick “Return to same location”.
          </Trans>
        </Question>
        <Question title={<Trans>Can I cancel?</Trans>}>
          <Trans>
            With the cancellation option in your booking you ask for it on the booking's page. Asked
            24 hours before the rental or earlier it may be refunded in full; later there may be a
            fee.
          </Trans>
        </Question>
      </div>
    </Stack>
  )
}

function Question({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Item>
      <chakra.summary cursor="pointer" fontWeight="semibold">
        {title}
      </chakra.summary>
      <chakra.p pt="2" color="fg.muted">
        {children}
      </chakra.p>
    </Item>
  )
}
