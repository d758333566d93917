import * as v from 'valibot'

import { deleteItem, writeItem, readItem, windowStore } from '#api/stored/browser-storage.ts'

/** Stores input that has not been sent yet in this window, for a reload and for returning to the form. */
export interface DraftStorage {
  read: () => unknown
  keep: (value: unknown) => void
  forget: () => void
}

/** Returns the key of a form's draft in session storage. */
export const toDraftKey = (name: string): string => `masar-typed ${name}`

/**
 * Creates the draft storage of a form. If the browser's storage is forbidden or corrupt, drafts are just not
 * restored.
 */
export function createDraftStorage(name: string): DraftStorage {
  const key = toDraftKey(name)
  return {
    read: () => readItem(windowStore, key),
    keep: (value) => writeItem(windowStore, key, value),
    forget: () => deleteItem(windowStore, key),
  }
}

/** The values of a flat form. */
export type TypedValues = Record<string, string | boolean>

/** Returns the stored values of a form, for fields with the same type. All other fields stay blank. */
export function readDraftValues<Blank extends { [Name in keyof Blank]: string | boolean }>(
  { read }: Pick<DraftStorage, 'read'>,
  blank: Blank,
): Blank {
  const fields = Object.entries<string | boolean>(blank).map(([field, value]) => [
    field,
    v.fallback(typeof value === 'string' ? v.string() : v.boolean(), value),
  ])
  return v.parse(v.fallback(v.object(Object.fromEntries(fields)), blank), read()) as Blank
}

/** Removes values that must not be stored, such as passwords. */
export const removeSecrets = (values: TypedValues, secrets: readonly string[]): TypedValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))
