import { useLingui } from '@lingui/react/macro'

import { isTooLong, MAX_LENGTHS } from '@masar/domain/service/lengths.ts'
import {
  isPasswordLongEnough,
  isPasswordTooLong,
  MINIMUM_PASSWORD_LENGTH,
} from '@masar/domain/person/passwords.ts'
import { isPersonName } from '@masar/domain/person/person-name.ts'

/** What is said of a text that no server takes, at its field. Nothing that was typed is cut. */
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
    /** For what is right here and wrong at the server. */
    notAccepted: t`Check this field.`,
    /** Of a new password that the server knows to be among the first that are tried. */
    guessable: t`This password is too easy to guess. Please choose another one.`,
    length: (field: keyof typeof MAX_LENGTHS) => (text: string) =>
      isTooLong(text, field) ? tooLong(field) : undefined,
    /** Of a password that exists: it may be short, and no account has a longer one. */
    password: (password: string) => (isPasswordTooLong(password) ? tooLong('password') : undefined),
    newPassword: (password: string) => {
      if (isPasswordTooLong(password)) return tooLong('password')
      return isPasswordLongEnough(password)
        ? undefined
        : t`Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long`
    },
  }
}
