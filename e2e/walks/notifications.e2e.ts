import { describeWalk } from './describe-walk.ts'
import { NOTIFICATIONS_WALK } from './notifications/notification-walk.ts'

await describeWalk(NOTIFICATIONS_WALK, [])
