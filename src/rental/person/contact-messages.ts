import { useLingui } from '@lingui/react/macro'

import { emailIssue, isPhone } from '#domain/person/contact.ts'

import { useTextMessages } from './text-messages.ts'

/** What is said at the fields by which a person is reached (FORM-1, FORM-2). */
export function useContactMessages() {
  const { t } = useLingui()
  const { tooLong } = useTextMessages()
  const texts = {
    email: t`Invalid email address`,
    letters: t`Please use an email address without accents or other special letters.`,
    'too-long': tooLong('email'),
    phone: t`Invalid phone number`,
  }

  return {
    texts,
    email: (email: string) => {
      const issue = emailIssue(email)
      return issue ? texts[issue] : undefined
    },
    phone: (phone: string) => (isPhone(phone) ? undefined : texts.phone),
  }
}
