import { Trans } from '@lingui/react/macro'

import type { TripStart } from '#rental/trip-form/trip-draft.ts'
import { P } from '#ui/style/type.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import type { SearchIssue } from '../search-start.ts'

export interface SearchIssueNoticeProps {
  issue: SearchIssue
  start: TripStart
}

/** States what is missing or wrong in the link, which values are filled in, and what to do next. */
export function SearchIssueNotice({ issue, start }: SearchIssueNoticeProps) {
  if (issue === 'empty') {
    return (
      <P tone="muted">
        <Trans>Tell us where and when, and we’ll show you the cars with their prices.</Trans>
      </P>
    )
  }
  return (
    <Notice tone={TONES[issue] ?? 'warning'} title={<IssueTitle issue={issue} />}>
      <NextStep issue={issue} start={start} />
    </Notice>
  )
}

/** The tone of a notice: a missing value is shown as a prompt, an invalid value as a warning. */
const TONES: Partial<Record<SearchIssue, 'info'>> = {
  noTrip: 'info',
  noPickUp: 'info',
  noDates: 'info',
  oneDate: 'info',
}

function IssueTitle({ issue }: { issue: Exclude<SearchIssue, 'empty'> }) {
  switch (issue) {
    case 'noTrip':
      return <Trans>This link is missing a pick-up location and dates.</Trans>
    case 'noPickUp':
    case 'unclearLocation':
      return <Trans>This link is missing a pick-up location.</Trans>
    case 'noDates':
      return <Trans>This link is missing dates.</Trans>
    case 'oneDate':
      return <Trans>This link is missing one of its dates.</Trans>
    case 'unknownPickUp':
      return <Trans>The pick-up location in this link no longer exists.</Trans>
    case 'unknownDropOff':
      return <Trans>The drop-off location in this link no longer exists.</Trans>
    case 'reversedDates':
      return <Trans>In this link, the drop-off isn’t after the pick-up.</Trans>
    case 'pastDates':
      return <Trans>No cars are available for the dates in this link.</Trans>
    case 'distantDates':
      return <Trans>The dates in this link are too far ahead.</Trans>
    case 'closedHour':
      return <Trans>In this link, the pick-up or the drop-off is at a closed hour.</Trans>
    case 'shortRental':
      return <Trans>The rental in this link is too short.</Trans>
    case 'longRental':
      return <Trans>The rental in this link is too long.</Trans>
  }
}

function NextStep({ issue, start: { pickUp, from, to } }: SearchIssueNoticeProps) {
  const name = pickUp?.name
  if (issue === 'unknownDropOff') {
    return <Trans>You’ll return the car to the same location unless you choose another.</Trans>
  }
  if (!name) {
    return from && to ? (
      <Trans>Your dates are filled in. Choose where to pick up the car, then search.</Trans>
    ) : (
      <Trans>We’ve filled in what we could. Add the rest and search.</Trans>
    )
  }
  if (issue === 'noDates') {
    return <Trans>We’ve filled in {name} and suggested dates. Check them, then search.</Trans>
  }
  if (issue === 'oneDate') {
    return (
      <Trans>We’ve filled in {name} and suggested the other date. Check both, then search.</Trans>
    )
  }
  return issue === 'closedHour' ? (
    <Trans>We’ve filled in {name}. Choose another time, then search.</Trans>
  ) : (
    <Trans>We’ve filled in {name}. Choose other dates, then search.</Trans>
  )
}
