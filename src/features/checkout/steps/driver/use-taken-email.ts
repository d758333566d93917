import { skipToken, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { isEmail } from '@masar/domain/person/email.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'

export interface TakenEmail {
  isTaken: (email: string) => boolean
  /** Asks the server, once what was typed is an address. */
  ask: (email: string) => void
  /** Whether the address is refused, asked now if it was not asked before. */
  check: (email: string) => boolean | Promise<boolean>
}

const makeEmailKey = (email: string | null) => ['email-taken', email]

/**
 * Tells a guest early that an address has an account, where booking would be refused because of it.
 * A server that takes any address is asked as well: it marks the browser of who is about to book.
 */
export function useTakenEmail(isEmailTaken: (email: string) => Promise<boolean>): TakenEmail {
  const { capabilities } = use(OperatorSettings)
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: makeEmailKey(asked),
    queryFn: asked === null ? skipToken : () => isEmailTaken(asked),
    retry: false,
  })
  if (capabilities.guestLinks) return { isTaken: () => false, ask: askFor, check: () => false }

  return {
    isTaken: (email) => data === true && normalizeEmail(email) === asked,
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
    if (isEmail(email)) setAsked(normalizeEmail(email))
  }
}
