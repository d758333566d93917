import { DEEDS } from './deeds.ts'
import { breakEveryCall } from './every-call.ts'

breakEveryCall(DEEDS)
