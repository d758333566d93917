import { Plural, Trans } from '@lingui/react/macro'

import { rentalDays } from '#domain/rental/rental-clock.ts'
import type { RentalTimes } from '#domain/rental/rental-rules.ts'

import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'
import { momentWallClock } from '../trip-draft.ts'
import type { TripFormState } from '../use-trip-form.ts'

/** From when to when, and for how many days. A document that was drawn some days ago does not know. */
export function ChosenDates({ form }: { form: TripFormState }) {
  const { span } = useDates()
  const { from, to } = readTrip(form)
  if (!from || !to) {
    return (
      <styled.span color="fg.muted">
        <Trans>Choose pick-up and drop-off</Trans>
      </styled.span>
    )
  }
  const shown = span(from, to)
  return (
    <>
      <Whole>{shown.from}</Whole>{' '}
      {/* What ends the rental begins a line of its own where not all of it fits on one. */}
      <span>
        <Whole>→ {shown.to}</Whole>
        {to > from ? (
          <>
            {' '}
            <styled.span color="fg.muted" whiteSpace="nowrap">
              {'· '}
              <Days from={from} to={to} />
            </styled.span>
          </>
        ) : null}
      </span>
    </>
  )
}

/** Broken where a line has no room for it, and nowhere else. */
const Whole = styled('span', { base: { display: 'inline-block', overflowWrap: 'anywhere' } })

/** How long the rental is, said anew whenever it changes. */
export function ChosenLength({ form }: { form: TripFormState }) {
  const { from, to } = readTrip(form)
  return (
    <styled.output fontWeight="semibold">
      {from && to && to > from ? <Days from={from} to={to} /> : null}
    </styled.output>
  )
}

const Days = ({ from, to }: RentalTimes) => (
  <Plural value={rentalDays(from, to)} one="# day" other="# days" />
)

const readTrip = ({ moments: { from, to } }: TripFormState) => ({
  from: momentWallClock(from),
  to: momentWallClock(to),
})
