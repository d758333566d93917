import { test } from '../steps/person/customer.ts'
import { PAYMENTS } from '../steps/server/providers.ts'
import { breaksEveryCallOf } from './every-call.ts'
import { PROVIDER_DEEDS } from './provider-deeds.ts'

test.use({ baseURL: PAYMENTS })

breaksEveryCallOf(PROVIDER_DEEDS)
