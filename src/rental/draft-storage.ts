import * as v from 'valibot'

import { deleteItem, writeItem, readItem, windowStore } from '#api/stored/browser-storage.ts'

/** What was entered and not sent yet. The window stores it for a reload and for returning to the form. */
export interface DraftStorage {
  read: () => unknown
  keep: (value: unknown) => void
  forget: () => void
}

/** The key of a form's draft in session storage. */
export const draftKey = (name: string): string => `masar-typed ${name}`

/** Storage that is missing or corrupt only means that nothing is restored after a reload. */
export function draftStorage(name: string): DraftStorage {
  const key = draftKey(name)
  return {
    read: () => readItem(windowStore, key),
    keep: (value) => writeItem(windowStore, key, value),
    forget: () => deleteItem(windowStore, key),
  }
}

/** The values of a flat form. */
export type TypedValues = Record<string, string | boolean>

/** The stored values of a form, for fields of the same type; all others stay blank. */
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

/** Removes what must not be stored: passwords. */
export const withoutSecrets = (values: TypedValues, secrets: readonly string[]): TypedValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))
