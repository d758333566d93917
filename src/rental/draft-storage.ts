import * as v from 'valibot'

import { deleteItem, writeItem, readItem, windowStore } from '#api/stored/browser-storage.ts'

/**
 * Stores unsent input in this window, so that it survives a reload and is restored when the visitor returns to
 * the form.
 */
export interface DraftStorage {
  read: () => unknown
  keep: (value: unknown) => void
  forget: () => void
}

/** Returns the key of a form's draft in session storage. */
export const toDraftKey = (name: string): string => `masar-typed ${name}`

/**
 * Creates a form's draft storage. If the browser's storage is forbidden or corrupt, drafts are not restored.
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
export type DraftValues = Record<string, string | boolean>

/** Returns a form's stored values, for fields with the same type. All other fields stay blank. */
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
export const removeSecrets = (values: DraftValues, secrets: readonly string[]): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))
