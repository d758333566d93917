// Runs at night only: page tests in jsdom cover each transition on every run, and no payments are involved.
import { describeWalk } from './describe-walk.ts'
import { SESSION_WALK } from './session/session-walk.ts'

await describeWalk(SESSION_WALK, [], { isOfTheNight: true })
