import { USER_ACTIONS } from './actions.ts'
import { breakEveryCall } from './every-call.ts'

breakEveryCall(USER_ACTIONS)
