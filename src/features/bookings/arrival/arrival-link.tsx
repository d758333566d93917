import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '#rental/operator-settings.ts'
import { TextLink } from '#ui/control/link.tsx'
import { P } from '#ui/style/type.tsx'

/** The id of the arrival card, to which the link scrolls. */
export const ARRIVAL_CARD_ID = 'arrival'

/** Links from the confirmation to the arrival details, where the customer can enter a flight or train. */
export function ArrivalLink({ id }: { id: string }) {
  const { tripDetails: isOffered } = useCapabilities()
  if (!isOffered) return null

  return (
    <P size="sm">
      <TextLink to="/booking" search={{ b: id }} hash={ARRIVAL_CARD_ID} isAlone>
        <Trans>Add your flight or train and arrival time</Trans>
      </TextLink>
    </P>
  )
}
