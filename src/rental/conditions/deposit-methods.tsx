import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { components } from '@masar/openapi/schema.d.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

type Methods = components['schemas']['DepositMethods']

/** The names of the ways to pay a deposit at the counter. */
export const DEPOSIT_METHOD_NAMES: Record<Methods[number], MessageDescriptor> = {
  creditCard: msg`credit card`,
  debitCard: msg`debit card`,
  cash: msg({ message: 'cash', comment: 'A way to leave a deposit' }),
}

export function DepositMethods({ methods }: { methods: Methods }) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const anyOf = new Intl.ListFormat(language, { type: 'disjunction' })
  const names = anyOf.format(methods.map((method) => t(DEPOSIT_METHOD_NAMES[method])))

  return <Trans>The deposit is accepted by {names}.</Trans>
}
