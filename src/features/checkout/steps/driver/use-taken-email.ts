import { skipToken, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { isEmail } from '@masar/domain/person/email.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'

export interface TakenEmailCheck {
  isTaken: (email: string) => boolean
  /** Asks the server whether the address is taken, if the input is a valid email address. */
  ask: (email: string) => void
  /** Returns whether the backend would refuse this address. Asks the server unless the result is cached. */
  check: (email: string) => boolean | Promise<boolean>
}

const makeEmailKey = (email: string | null) => ['email-taken', email]

/**
 * Warns guests early when an address has an account, because the backend would refuse the booking. Backends
 * that accept any address are called as well, because the call marks the guest's browser as about to book.
 */
export function useTakenEmail(isEmailTaken: (email: string) => Promise<boolean>): TakenEmailCheck {
  const { capabilities } = use(OperatorSettings)
  const queryClient = useQueryClient()
  const [checkedEmail, setCheckedEmail] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: makeEmailKey(checkedEmail),
    queryFn: checkedEmail === null ? skipToken : () => isEmailTaken(checkedEmail),
    retry: false,
  })
  if (capabilities.guestLinks) return { isTaken: () => false, ask: askFor, check: () => false }

  return {
    isTaken: (email) => data === true && normalizeEmail(email) === checkedEmail,
    ask: askFor,
    check: (email) => {
      askFor(email)
      const address = normalizeEmail(email)
      const known = queryClient.getQueryData<boolean>(makeEmailKey(address))
      return (
        known ??
        queryClient.fetchQuery({
          queryKey: makeEmailKey(address),
          queryFn: () => isEmailTaken(address),
          retry: false,
        })
      )
    },
  }

  function askFor(email: string) {
    if (isEmail(email)) setCheckedEmail(normalizeEmail(email))
  }
}
