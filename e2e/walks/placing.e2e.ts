import { PLACING_WALK } from './booking/placing-walk.ts'
import { describeWalk } from './describe-walk.ts'

await describeWalk(PLACING_WALK, [])
