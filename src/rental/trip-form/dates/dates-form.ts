import type { TripFormState } from '../use-trip-form.ts'

type End = 'from' | 'to'

/** What the controls of both ends of a rental need of their form: that of a search, or of a change. */
export interface DatesForm extends Pick<
  TripFormState,
  'rules' | 'moments' | 'choosePickUp' | 'chooseDropOff' | 'chooseDays'
> {
  labels: Record<End, string>
  id: (field: End) => string
  error: (field: End) => string | undefined
  leave: (field: End) => void
}
