import { DEEDS } from './deeds.ts'
import { breaksEveryCallOf } from './every-call.ts'

breaksEveryCallOf(DEEDS)
