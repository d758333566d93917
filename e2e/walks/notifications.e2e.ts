// Its pages are walked over each transition in jsdom on every run; no money is at stake.
import { describeWalk } from './describe-walk.ts'
import { NOTIFICATIONS_WALK } from './notifications/notification-walk.ts'

await describeWalk(NOTIFICATIONS_WALK, [], { isOfTheNight: true })
