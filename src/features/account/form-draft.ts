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
 * A form of the account that survives a reload and a look at another page, without its passwords;
 * once somebody is signed in there is nothing left to keep.
 */
export function useFormDraft<Values extends TypedValues>(
  actor: SessionActor | null,
  name: string,
  blank: Values,
  /** What it holds where nothing is kept; a blank form without. */
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

/** Whoever goes on from one form of the account to another finds there the address that they typed. */
export function carryEmail(from: string, to: string) {
  const { email } = readDraftValues(draftStorage(from), { email: '' })
  draftStorage(to).keep({ email })
}
