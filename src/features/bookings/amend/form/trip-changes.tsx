import { Trans, useLingui } from '@lingui/react/macro'

import { type CalendarDate, isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { wallClockDate, isWallClock } from '@masar/domain/rental/rental-clock.ts'
import { latestTime } from '@masar/domain/rental/rental-reach.ts'
import {
  dropOffAfter,
  dropOffTimes,
  earliestPickUp,
  pickUpTimes,
  type TimeChoice,
} from '@masar/domain/rental/rental-times.ts'
import { Select } from '#ui/control/controls.tsx'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { Field } from '#ui/form/field.tsx'
import { MomentInput } from '#rental/trip-form/dates/moment-input.tsx'
import type { MomentDraft } from '#rental/trip-form/trip-draft.ts'
import { P } from '#ui/style/type.tsx'

import { clockTown } from '../../booking-times.ts'
import { bindsStaff } from '../flow/amendment-problems.ts'
import type { AmendmentFacts, AmendmentFormHandle } from './use-amendment-form.ts'

export interface ChangesProps {
  form: AmendmentFormHandle
  facts: AmendmentFacts
}

/** Where and when, among the places of the car; times that cannot be are barred and say why. */
export function TripChanges({ form, facts }: ChangesProps) {
  const { t } = useLingui()
  const { labels, rules, values } = form
  const { zone } = rules
  const town = clockTown(zone)

  function choosePickUp(moment: MomentDraft) {
    const from = writeMoment(moment)
    const isOvertaken = isWallClock(from) && values.to <= from
    form.change({ from, ...(isOvertaken && { to: dropOffAfter(from, rules.settings) }) })
  }

  return (
    <>
      <FieldGrid>
        <LocationChoice form={form} facts={facts} field="pickUp" />
        <LocationChoice form={form} facts={facts} field="dropOff" />
        <Field id={form.id('from')} label={labels.from} error={form.error('from')}>
          {(control) => (
            <MomentInput
              control={control}
              timeLabel={t`Pick-up time`}
              value={parseMoment(values.from)}
              min={rules.isStaff ? '2000-01-01' : wallClockDate(earliestPickUp(rules))}
              max={wallClockDate(latestTime(zone))}
              times={timesOn(values.from, (day) =>
                unbarred(pickUpTimes(day, rules), rules.isStaff),
              )}
              onChange={choosePickUp}
              onLeave={() => form.leave('from')}
            />
          )}
        </Field>
        <Field id={form.id('to')} label={labels.to} error={form.error('to')}>
          {(control) => (
            <MomentInput
              control={control}
              timeLabel={t`Drop-off time`}
              value={parseMoment(values.to)}
              min={isWallClock(values.from) ? wallClockDate(values.from) : '2000-01-01'}
              max={wallClockDate(latestTime(zone, isWallClock(values.from) ? values.from : null))}
              times={timesOn(values.to, (day) =>
                unbarred(
                  isWallClock(values.from) ? dropOffTimes(day, values.from, rules) : [],
                  rules.isStaff,
                ),
              )}
              onChange={(moment) => form.set('to', writeMoment(moment))}
              onLeave={() => form.leave('to')}
            />
          )}
        </Field>
      </FieldGrid>
      <P size="sm" tone="muted">
        <Trans>All times are local ({town}).</Trans>
      </P>
    </>
  )
}

type LocationField = 'pickUp' | 'dropOff'

function LocationChoice({ form, facts, field }: ChangesProps & { field: LocationField }) {
  const locations = rentalLocations(facts)

  return (
    <Field label={form.labels[field]}>
      {(control) => (
        <Select
          {...control}
          value={form.values[field]}
          onChange={({ target }) => form.set(field, target.value)}
        >
          {[...locations].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Where the car can be fetched, and where this booking has it now. */
export function rentalLocations({ booking, car }: Pick<AmendmentFacts, 'booking' | 'car'>) {
  const locations = [booking.pickupLocation, booking.dropOffLocation, ...car.locations]
  return new Map(locations.map(({ _id, name }) => [_id, name]))
}

/** A date may be missing while it is being typed. */
const writeMoment = ({ date, time }: MomentDraft) => `${date}T${time}`

function parseMoment(text: string): MomentDraft {
  const [date = '', time = ''] = text.split('T')
  return { date, time }
}

const timesOn = (at: string, times: (day: CalendarDate) => TimeChoice[]) => {
  const { date } = parseMoment(at)
  return isCalendarDate(date) ? times(date) : []
}

const unbarred = (times: TimeChoice[], isStaff: boolean) =>
  isStaff
    ? times.map(({ at, barredBy }) => ({
        at,
        barredBy: barredBy && bindsStaff(barredBy) ? barredBy : null,
      }))
    : times
