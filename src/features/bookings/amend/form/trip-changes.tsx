import { Trans } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/control/button.tsx'
import { Select } from '#ui/control/controls.tsx'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { Field } from '#ui/form/field.tsx'
import { useChoosing } from '#rental/trip-form/dates/choosing.ts'
import { MomentErrors } from '#rental/trip-form/dates/moment-errors.tsx'
import { MomentFields } from '#rental/trip-form/dates/moment-fields.tsx'
import { TripMoments } from '#rental/trip-form/dates/trip-moments.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { useHydrated } from '#ui/lifecycle/hydration.ts'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { getZoneTown } from '../../booking-times.ts'
import { adaptAmendmentDates } from './amendment-dates.ts'
import { StaffMoments } from './staff-moments.tsx'
import type { AmendmentFacts, AmendmentFormHandle } from './use-amendment-form.ts'

const TripCalendar = lazyPart(
  async () => (await import('#rental/trip-form/dates/trip-calendar.tsx')).TripCalendar,
)

export interface AmendmentSectionProps {
  form: AmendmentFormHandle
  facts: AmendmentFacts
}

/** Locations and times. Offers only the car's locations; unavailable times are disabled and show the reason. */
export function TripChanges({ form, facts }: AmendmentSectionProps) {
  const { isStaff, zone } = form.rules
  const town = getZoneTown(zone)

  return (
    <>
      <FieldGrid>
        <LocationChoice form={form} facts={facts} field="pickUp" />
        <LocationChoice form={form} facts={facts} field="dropOff" />
      </FieldGrid>
      {isStaff ? <StaffMoments form={form} /> : <DateChanges form={form} />}
      <P size="sm" tone="muted">
        <Trans>All times are local ({town}).</Trans>
      </P>
    </>
  )
}

/**
 * The dates, as in the search form: they can be typed, and pressing a date or the button opens the calendar.
 */
function DateChanges({ form }: Pick<AmendmentSectionProps, 'form'>) {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const dates = adaptAmendmentDates(form)
  const choosing = useChoosing(dates)

  return (
    <Stack gap="2">
      <div
        onPointerEnter={TripCalendar.prefetch}
        onPointerUp={({ target }) => {
          if (target instanceof HTMLInputElement) setOpen(true)
        }}
      >
        {isHydrated ? (
          <MomentFields form={dates} choosing={choosing} />
        ) : (
          <TripMoments form={dates} isOpen />
        )}
      </div>
      <div>
        <MomentErrors form={dates} />
      </div>
      <HStack>
        <Button
          {...NEEDS_SCRIPT_PROPS}
          variant="ghost"
          size="sm"
          color="accent"
          aria-expanded={isOpen}
          onPointerEnter={TripCalendar.prefetch}
          onFocus={TripCalendar.prefetch}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays aria-hidden size={18} />
          {isOpen ? <Trans>Hide calendar</Trans> : <Trans>Show calendar</Trans>}
        </Button>
      </HStack>
      {isOpen ? <TripCalendar form={dates} choosing={choosing} /> : null}
    </Stack>
  )
}

type LocationField = 'pickUp' | 'dropOff'

function LocationChoice({ form, facts, field }: AmendmentSectionProps & { field: LocationField }) {
  const locations = listRentalLocations(facts)

  return (
    <Field id={form.id(field)} label={form.labels[field]}>
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

/** Returns the pick-up locations of the car and the current locations of the booking. */
export function listRentalLocations({ booking, car }: Pick<AmendmentFacts, 'booking' | 'car'>) {
  const locations = [booking.pickupLocation, booking.dropOffLocation, ...car.locations]
  return new Map(locations.map(({ _id, name }) => [_id, name]))
}
