// Runs at night only: page tests in jsdom cover each transition on every run, and no payments are involved.
import { describeWalk } from './describe-walk.ts'
import { NOTIFICATIONS_WALK } from './notifications/notification-walk.ts'

await describeWalk(NOTIFICATIONS_WALK, [], { isOfTheNight: true })
