import { PLACING_WALK } from './booking/placing-walk.ts'
import { describeWalk } from './describe-walk.ts'

// Other tests place bookings on every run, and page tests cover the screens (placing.model.test.tsx). The
// listed states follow responses that this test does not map.
await describeWalk(PLACING_WALK, ['adopted', 'choiceLost', 'ownBooking'], { isOfTheNight: true })
