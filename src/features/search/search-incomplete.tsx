import { Trans, useLingui } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'
import type { Trip } from '#domain/booking/trip.ts'
import { Card } from '#ui/page/card.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import type { TripStart } from '#rental/trip-form/trip-draft.ts'
import { TripForm } from '#rental/trip-form/trip-form.tsx'
import { Stack } from '#ui/style/styled.ts'

import type { SearchIssue } from './search-start.ts'

export interface SearchIncompleteProps {
  api: Api
  issue: SearchIssue
  /** What is right in the link stays. */
  start: TripStart
  onTrip: (trip: Trip) => void
}

/** A link that is old or cut off: what is wrong, and the form with everything that is right. */
export function SearchIncomplete({ api, issue, start, onTrip }: SearchIncompleteProps) {
  const { t } = useLingui()

  return (
    <Page>
      <Stack gap="6">
        <PageHeading title={t`Find a car`} />
        <Notice tone="warning" title={<IssueTitle issue={issue} />}>
          <Trans>We've filled in what we could. Add the rest and search.</Trans>
        </Notice>
        <Card>
          <TripForm api={api} start={start} onSearch={onTrip} />
        </Card>
      </Stack>
    </Page>
  )
}

function IssueTitle({ issue }: { issue: SearchIssue }) {
  switch (issue) {
    case 'unknownPlace':
      return <Trans>We do not know the place of this link any more.</Trans>
    case 'noTrip':
      return <Trans>This link is missing a place or dates.</Trans>
    case 'dates':
      return <Trans>No car can be booked for the dates of this link any more.</Trans>
  }
}
