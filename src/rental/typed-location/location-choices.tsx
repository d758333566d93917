import { Trans } from '@lingui/react/macro'

import type { LocationChoice } from '#api/links/resolve-typed-locations.ts'
import { TextLink } from '#ui/control/link.tsx'
import { styled } from '#ui/style/styled.ts'
import { Notice } from '#ui/toast/notice.tsx'

/** Asks which location a typed name refers to. Each match links to this page with that location. */
export function LocationChoices({ choice }: { choice: LocationChoice }) {
  const { field, typed, locations } = choice
  const isPickUp = field === 'pickUp'
  const searchWith = (id: string) => (search: object) =>
    isPickUp
      ? { ...search, pickup: id, pickupName: undefined }
      : { ...search, dropoff: id, dropoffName: undefined }

  if (locations.length === 0) {
    return (
      <Notice tone="warning" title={<Trans>We found no location called “{typed}”.</Trans>}>
        <Trans>Check the spelling, or enter a town or an airport nearby.</Trans>
      </Notice>
    )
  }
  return (
    <Notice
      tone="info"
      title={
        isPickUp ? (
          <Trans>Where do you pick up the car? “{typed}” could be:</Trans>
        ) : (
          <Trans>Where do you return the car? “{typed}” could be:</Trans>
        )
      }
    >
      <styled.ul listStyleType="none">
        {locations.map(({ _id, name }) => (
          <li key={_id}>
            <TextLink to="." search={searchWith(_id)} isAlone>
              {name}
            </TextLink>
          </li>
        ))}
      </styled.ul>
    </Notice>
  )
}
