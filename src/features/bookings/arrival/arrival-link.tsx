import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '#rental/operator-settings.ts'
import { TextLink } from '#ui/control/link.tsx'
import { P } from '#ui/style/type.tsx'

/** The id of the card that the link opens. */
export const ARRIVAL = 'arrival'

/** Leads from the confirmation to where the flight or train is entered. */
export function ArrivalLink({ id }: { id: string }) {
  const { tripDetails: isOffered } = useCapabilities()
  if (!isOffered) return null

  return (
    <P size="sm">
      <TextLink to="/booking" search={{ b: id }} hash={ARRIVAL} isAlone>
        <Trans>Add your flight or train and arrival time</Trans>
      </TextLink>
    </P>
  )
}
