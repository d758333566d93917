import { describeWalk } from './describe-walk.ts'
import { SESSION_WALK } from './session/session-walk.ts'

await describeWalk(SESSION_WALK, [])
