import { useEffect, useState } from 'react'

import {
  createDraftStorage,
  readDraftValues,
  type DraftValues,
  removeSecrets,
} from '#rental/draft-storage.ts'

import type { SessionActor } from './session-actor.ts'

const SECRET_FIELDS = ['password', 'confirmation']

/**
 * Stores the draft of an account form, without its passwords, across reloads and page changes. Deletes it once
 * the customer is signed in.
 */
export function useFormDraft<Values extends DraftValues>(
  actor: SessionActor | null,
  name: string,
  blank: Values,
  /** The values when no draft is stored; blank by default. */
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
    keep: (values: Values) => keeper.keep(removeSecrets(values, SECRET_FIELDS)),
  }
}

/** Copies the email address from the draft of one account form to another. */
export function copyEmail(from: string, to: string) {
  const { email } = readDraftValues(createDraftStorage(from), { email: '' })
  createDraftStorage(to).keep({ email })
}
