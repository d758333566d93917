// Its pages are walked over each transition in jsdom on every run; no money is at stake.
import { describeWalk } from './describe-walk.ts'
import { SESSION_WALK } from './session/session-walk.ts'

await describeWalk(SESSION_WALK, [], { isOfTheNight: true })
