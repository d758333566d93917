import { PLACING_WALK } from './booking/placing-walk.ts'
import { describeWalk } from './describe-walk.ts'

// Runs at night only: other tests place bookings on every run, and page tests cover the screens
// (placing.model.test.tsx). The listed states follow responses for which this walk defines no act.
await describeWalk(PLACING_WALK, ['adopted', 'choiceLost', 'ownBooking'], { isOfTheNight: true })
