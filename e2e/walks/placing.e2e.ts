import { PLACING_WALK } from './booking/placing-walk.ts'
import { describeWalk } from './describe-walk.ts'

// Journeys place bookings on every run, and its page follows it then (placing.model.test.tsx).
// These ends follow answers that the walk does not map.
await describeWalk(PLACING_WALK, ['adopted', 'choiceLost', 'ownBooking'], { isOfTheNight: true })
