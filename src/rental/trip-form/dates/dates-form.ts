import type { TripFormState } from '../use-trip-form.ts'

type End = 'from' | 'to'

/** The part of a search or amendment form that the date controls use. */
export interface DatesForm extends Pick<
  TripFormState,
  'rules' | 'moments' | 'choosePickUp' | 'chooseDropOff' | 'chooseDays'
> {
  labels: Record<End, string>
  id: (field: End) => string
  error: (field: End) => string | undefined
  leave: (field: End) => void
}
