import { useLingui } from '@lingui/react/macro'

import { isPhone } from '@masar/domain/person/phone.ts'

/** Returns the messages of a phone field (FORM-2). */
export function usePhoneMessages() {
  const { t } = useLingui()
  const phone = t`Invalid phone number`

  return {
    texts: { phone },
    phone: (number: string) => (isPhone(number) ? undefined : phone),
  }
}
