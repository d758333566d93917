import { test } from '../steps/person/customer.ts'
import { BOT_CHECK_URL } from '../steps/person/social-sign-in.ts'
import { PAYMENTS_URL } from '../steps/server/providers.ts'
import { breakEveryCall } from './every-call.ts'
import { BOT_CHECK_USER_ACTIONS, PROVIDER_USER_ACTIONS } from './provider-actions.ts'

test.describe('on a server with sign-in and payment providers,', () => {
  test.use({ baseURL: PAYMENTS_URL })
  breakEveryCall(PROVIDER_USER_ACTIONS)
})

test.describe('on a server with a bot check,', () => {
  test.use({ baseURL: BOT_CHECK_URL })
  breakEveryCall(BOT_CHECK_USER_ACTIONS)
})
