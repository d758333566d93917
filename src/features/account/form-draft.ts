import { useEffect, useState } from 'react'

import {
  createDraftStorage,
  readDraftValues,
  type TypedValues,
  withoutSecrets,
} from '#rental/draft-storage.ts'

import type { SessionActor } from './session-actor.ts'

const SECRET_FIELDS = ['password', 'confirmation']

/**
 * Stores the draft of an account form, without its passwords, across reloads and page changes. Deletes it once
 * the customer is signed in.
 */
export function useFormDraft<Values extends TypedValues>(
  actor: SessionActor | null,
  name: string,
  blank: Values,
  /** The values when no draft is stored; by default a blank form. */
  usual: Values = blank,
) {
  const [keeper] = useState(() => createDraftStorage(name))

  useEffect(() => {
    const listening = actor?.on('signedIn', () => keeper.forget())
    return () => listening?.unsubscribe()
  }, [actor, keeper])

  return {
    initial: blank,
    kept: () => readDraftValues(keeper, usual),
    keep: (values: Values) => keeper.keep(withoutSecrets(values, SECRET_FIELDS)),
  }
}

/** Copies the typed email address to another account form. */
export function copyEmail(from: string, to: string) {
  const { email } = readDraftValues(createDraftStorage(from), { email: '' })
  createDraftStorage(to).keep({ email })
}
