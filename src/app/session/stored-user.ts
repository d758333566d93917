import type { StoredUser } from '@masar/machines/session/session-facts.ts'

import { storeValue, readStoredValue } from '../storage.ts'

/** Reads the user stored during the previous visit, or null. Older versions stored `id` instead of `_id`. */
export const readStoredUser = (): StoredUser | null =>
  parseStoredUser(readStoredValue('masar-user'))

/** Parses a user stored by another tab or during an earlier visit; returns null when the record is invalid. */
export function parseStoredUser(record: string | null): StoredUser | null {
  try {
    const user: unknown = JSON.parse(record ?? 'null')
    if (typeof user !== 'object' || user === null) return null
    const id = '_id' in user ? user._id : 'id' in user ? user.id : null
    const language = 'language' in user ? user.language : null
    return typeof id === 'string' && typeof language === 'string' ? { id, language } : null
  } catch {
    return null
  }
}

interface StoredUserRecord extends StoredUser {
  blacklisted: boolean
  enableEmailNotifications: boolean
}

/** Stores only the necessary fields, and no personal data (SESSION-11). */
export function storeUser(user: StoredUserRecord): void {
  const { id, language, blacklisted, enableEmailNotifications } = user
  const record = { _id: id, language, blacklisted, enableEmailNotifications }
  storeValue('masar-user', JSON.stringify(record))
}

export const deleteStoredUser = (): void => {
  storeValue('masar-user', null)
}
