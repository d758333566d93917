import { useLingui } from '@lingui/react/macro'
import { use } from 'react'

import { isDefaultCountry } from '@masar/domain/service/operator.ts'

import { OperatorSettings } from '../operator-settings.ts'

const DEFAULT_PHONE_EXAMPLE = '+216 20 123 456'

/** Returns a hint on how to write a phone number, with an example from the operator's country. */
export function usePhoneHint(): string {
  const { t } = useLingui()
  const set = use(OperatorSettings).phoneExample
  const example = set ?? (isDefaultCountry() ? DEFAULT_PHONE_EXAMPLE : null)
  return example === null
    ? t`With the country code: a plus sign, then digits.`
    : t`With the country code, such as ${example}.`
}
