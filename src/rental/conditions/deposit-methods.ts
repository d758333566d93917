import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { components } from '@masar/openapi/schema.d.ts'

type DepositMethod = components['schemas']['DepositMethods'][number]

/** How a deposit can be left at the counter. */
export const DEPOSIT_METHOD_NAMES: Record<DepositMethod, MessageDescriptor> = {
  creditCard: msg`credit card`,
  debitCard: msg`debit card`,
  cash: msg({ message: 'cash', comment: 'A way to leave a deposit' }),
}
