import { useLingui } from '@lingui/react/macro'

import { findEmailIssue } from '@masar/domain/person/email.ts'

import { useTextMessages } from './text-messages.ts'

/** Returns the messages of an email field (FORM-1). */
export function useEmailMessages() {
  const { t } = useLingui()
  const { tooLong } = useTextMessages()
  const texts = {
    email: t`Invalid email address`,
    letters: t`Use an email address without accents or special characters.`,
    'too-long': tooLong('email'),
  }

  return {
    texts,
    email: (email: string) => {
      const issue = findEmailIssue(email)
      return issue ? texts[issue] : undefined
    },
  }
}
