import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { isEmail } from '#domain/person/email.ts'
import { normalizeEmail } from '#domain/person/contact-spelling.ts'

export interface TakenEmail {
  isTaken: (email: string) => boolean
  /** Asks the server, once what was typed is an address. */
  ask: (email: string) => void
}

/** Tells a guest early that an address has an account; booking would be refused because of it. */
export function useTakenEmail(isEmailTaken: (email: string) => Promise<boolean>): TakenEmail {
  const [asked, setAsked] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['email-taken', asked],
    queryFn: asked === null ? skipToken : () => isEmailTaken(asked),
    retry: false,
  })

  return {
    isTaken: (email) => data === true && normalizeEmail(email) === asked,
    ask: (email) => {
      if (isEmail(email)) setAsked(normalizeEmail(email))
    },
  }
}
