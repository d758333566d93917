import { useLingui } from '@lingui/react/macro'

import { isTooLong, MAX_LENGTHS } from '@masar/domain/service/lengths.ts'
import {
  isPasswordLongEnough,
  isPasswordTooLong,
  MINIMUM_PASSWORD_LENGTH,
} from '@masar/domain/person/passwords.ts'
import { isPersonName } from '@masar/domain/person/person-name.ts'

/** Returns the messages for text that the server would reject. Typed text is never truncated. */
export function useTextMessages() {
  const { t } = useLingui()
  const tooLong = (field: keyof typeof MAX_LENGTHS) => {
    const most = MAX_LENGTHS[field]
    return t`Too long: up to ${most} characters.`
  }

  const noName = t`Enter the name only, without links.`

  return {
    tooLong,
    noName,
    name: (name: string) => {
      if (isTooLong(name, 'fullName')) return tooLong('fullName')
      return isPersonName(name) ? undefined : noName
    },
    /** For a value that is valid here but rejected by the server. */
    notAccepted: t`Check this field.`,
    /** For a new password on the server's list of the most common ones. */
    guessable: t`This password is too easy to guess. Please choose another one.`,
    length: (field: keyof typeof MAX_LENGTHS) => (text: string) =>
      isTooLong(text, field) ? tooLong(field) : undefined,
    /** For an existing password, which may be short but not too long. */
    password: (password: string) => (isPasswordTooLong(password) ? tooLong('password') : undefined),
    newPassword: (password: string) => {
      if (isPasswordTooLong(password)) return tooLong('password')
      return isPasswordLongEnough(password)
        ? undefined
        : t`Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long`
    },
  }
}
