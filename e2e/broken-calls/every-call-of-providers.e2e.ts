import { test } from '../steps/person/customer.ts'
import { PAYMENTS } from '../steps/server/providers.ts'
import { breakEveryCall } from './every-call.ts'
import { PROVIDER_DEEDS } from './provider-deeds.ts'

test.use({ baseURL: PAYMENTS })

breakEveryCall(PROVIDER_DEEDS)
