import { Plural, Trans } from '@lingui/react/macro'

import { countRentalDays } from '@masar/domain/rental/rental-clock.ts'
import type { RentalTimes } from '@masar/domain/rental/rental-rules.ts'

import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'
import type { DatesChoice } from './choosing.ts'
import { toMomentWallClock } from '../trip-draft.ts'
import type { DatesForm } from './dates-form.ts'

export interface ChosenProps {
  form: DatesForm
  choosing: DatesChoice
}

/** The start, end and length of the rental. Prerendered documents may be days old, so they contain no dates. */
export function ChosenDates({ form, choosing }: ChosenProps) {
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
      <UnbrokenText>{shown.from}</UnbrokenText>{' '}
      {/* If it does not fit on one line, the drop-off starts a new line. */}
      {choosing.isHalf ? (
        <styled.span color="fg.muted">
          → <Trans>Choose drop-off</Trans>
        </styled.span>
      ) : (
        <span>
          <UnbrokenText>→ {shown.to}</UnbrokenText>
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
      )}
    </>
  )
}

/** Text that wraps only if it is too long for one line. */
const UnbrokenText = styled('span', { base: { display: 'inline-block', overflowWrap: 'anywhere' } })

/**
 * The length of the rental while dates are chosen, or what to choose next. Screen readers announce every
 * change.
 */
export const ChosenLength = (props: ChosenProps) => (
  <styled.output fontWeight="semibold" minW="0">
    <Length {...props} />
  </styled.output>
)

function Length({ form, choosing }: ChosenProps) {
  const { shortDay } = useDates()
  const { from, to } = readTrip(form)
  if (!from) return <Trans>Choose pick-up</Trans>
  const { until } = choosing
  if (choosing.isHalf && until) {
    const { moments } = form
    const [first, last] = [moments.from.date, until].sort()
    const days = countRentalDays(
      toMomentWallClock({ ...moments.from, date: first ?? until }) ?? from,
      toMomentWallClock({ ...moments.to, date: last ?? until }) ?? from,
    )
    const day = shortDay(last ?? until)
    return <Plural value={days} one={`# day · until ${day}`} other={`# days · until ${day}`} />
  }
  if (choosing.isHalf || !to) return <Trans>Choose drop-off</Trans>
  return to > from ? <Days from={from} to={to} /> : null
}

const Days = ({ from, to }: RentalTimes) => (
  <Plural value={countRentalDays(from, to)} one="# day" other="# days" />
)

const readTrip = ({ moments: { from, to } }: DatesForm) => ({
  from: toMomentWallClock(from),
  to: toMomentWallClock(to),
})
