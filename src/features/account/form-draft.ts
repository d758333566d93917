import { useEffect, useState } from 'react'

import {
  draftStorage,
  readDraftValues,
  type TypedValues,
  withoutSecrets,
} from '#rental/draft-storage.ts'

import type { SessionActor } from './session-actor.ts'

const SECRETS = ['password', 'confirmation']

/**
 * The draft of an account form. It survives a reload and a visit to another page, without its
 * passwords, and is deleted once the customer is signed in.
 */
export function useFormDraft<Values extends TypedValues>(
  actor: SessionActor | null,
  name: string,
  blank: Values,
  /** The values when no draft is stored; by default a blank form. */
  usual: Values = blank,
) {
  const [keeper] = useState(() => draftStorage(name))

  useEffect(() => {
    const listening = actor?.on('signedIn', () => keeper.forget())
    return () => listening?.unsubscribe()
  }, [actor, keeper])

  return {
    initial: blank,
    kept: () => readDraftValues(keeper, usual),
    keep: (values: Values) => keeper.keep(withoutSecrets(values, SECRETS)),
  }
}

/** Carries the typed address over to another account form. */
export function copyEmail(from: string, to: string) {
  const { email } = readDraftValues(draftStorage(from), { email: '' })
  draftStorage(to).keep({ email })
}
