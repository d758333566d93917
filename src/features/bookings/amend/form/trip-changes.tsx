import { Trans, useLingui } from '@lingui/react/macro'

import { isCalendarDate } from '#domain/calendar.ts'
import { dateOf, isWallClock, type WallClock } from '#domain/rental-clock.ts'
import { latestTime } from '#domain/rental-reach.ts'
import {
  dropOffAfter,
  dropOffTimes,
  earliestPickUp,
  pickUpTimes,
  type TimeChoice,
} from '#domain/rental-times.ts'
import { Select } from '#ui/controls.tsx'
import { FieldGrid } from '#ui/field-grid.tsx'
import { Field } from '#ui/field.tsx'
import { MomentInput } from '#ui/trip-form/moment-input.tsx'
import type { MomentDraft } from '#ui/trip-form/trip-draft.ts'
import { useTripFieldNames } from '#ui/trip-form/trip-messages.ts'
import { P } from '#ui/type.tsx'

import { bindsStaff } from '../flow/amendment-problems.ts'
import type { AmendmentFacts, AmendmentForm } from './use-amendment-form.ts'

export interface ChangesProps {
  form: AmendmentForm
  facts: AmendmentFacts
}

/** Where and when, among the places of the car; times that cannot be are barred and say why. */
export function TripChanges({ form, facts }: ChangesProps) {
  const { t } = useLingui()
  const { draft, rules, names } = form
  const { zone } = rules

  function choosePickUp(moment: MomentDraft) {
    const from = textOf(moment)
    const isOvertaken = isWallClock(from) && draft.to <= from
    form.edit({ from, ...(isOvertaken && { to: dropOffAfter(from, rules.settings) }) })
  }

  return (
    <>
      <FieldGrid>
        <PlaceChoice form={form} facts={facts} field="pickupLocationId" />
        <PlaceChoice form={form} facts={facts} field="dropOffLocationId" />
        <Field id={form.idOf('from')} label={names.from} error={form.error('from')}>
          {(control) => (
            <MomentInput
              control={control}
              timeLabel={t`Pick-up time`}
              value={momentIn(draft.from)}
              min={rules.isStaff ? '2000-01-01' : dateOf(earliestPickUp(rules))}
              max={dateOf(latestTime(zone))}
              times={timesOn(draft.from, (day) => unbarred(pickUpTimes(day, rules), rules.isStaff))}
              onChange={choosePickUp}
              onLeave={() => undefined}
            />
          )}
        </Field>
        <Field id={form.idOf('to')} label={names.to} error={form.error('to')}>
          {(control) => (
            <MomentInput
              control={control}
              timeLabel={t`Drop-off time`}
              value={momentIn(draft.to)}
              min={isWallClock(draft.from) ? dateOf(draft.from) : '2000-01-01'}
              max={dateOf(latestTime(zone, isWallClock(draft.from) ? draft.from : null))}
              times={timesOn(draft.to, (day) =>
                unbarred(
                  isWallClock(draft.from) ? dropOffTimes(day, draft.from, rules) : [],
                  rules.isStaff,
                ),
              )}
              onChange={(moment) => form.edit({ to: textOf(moment) })}
              onLeave={() => undefined}
            />
          )}
        </Field>
      </FieldGrid>
      <P size="sm" tone="muted">
        <Trans>Times are those of the pick-up place ({zone}).</Trans>
      </P>
    </>
  )
}

type PlaceField = 'pickupLocationId' | 'dropOffLocationId'

function PlaceChoice({ form, facts, field }: ChangesProps & { field: PlaceField }) {
  const names = useTripFieldNames()
  const places = placesOf(facts)

  return (
    <Field label={field === 'pickupLocationId' ? names.pickUp : names.dropOff}>
      {(control) => (
        <Select
          {...control}
          value={form.draft[field]}
          onChange={({ target }) => form.edit({ [field]: target.value })}
        >
          {[...places].map(([id, name]) => (
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
export function placesOf({ booking, car }: Pick<AmendmentFacts, 'booking' | 'car'>) {
  const places = [booking.pickupLocation, booking.dropOffLocation, ...car.locations]
  return new Map(places.map(({ _id, name }) => [_id, name]))
}

/** A date may be missing while it is being typed. */
const textOf = ({ date, time }: MomentDraft) => `${date}T${time}`

function momentIn(text: WallClock): MomentDraft {
  const [date = '', time = ''] = text.split('T')
  return { date, time }
}

const timesOn = (at: WallClock, times: (day: string) => TimeChoice[]) => {
  const { date } = momentIn(at)
  return isCalendarDate(date) ? times(date) : []
}

const unbarred = (times: TimeChoice[], isStaff: boolean) =>
  isStaff
    ? times.map(({ at, barredBy }) => ({
        at,
        barredBy: barredBy && bindsStaff(barredBy) ? barredBy : null,
      }))
    : times
