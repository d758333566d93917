import * as v from 'valibot'

import { removeFrom, writeTo, readFrom, windowStore } from '#api/kept/browser-storage.ts'

/** What was typed and not sent yet: this window keeps it for a reload and for coming back. */
export interface DraftStorage {
  read: () => unknown
  keep: (value: unknown) => void
  forget: () => void
}

/** The key of a form's draft in the storage of the window. */
export const draftKey = (name: string): string => `masar-typed ${name}`

/** A browser that keeps nothing, or nonsense, only costs the convenience of a reload. */
export function draftStorage(name: string): DraftStorage {
  const key = draftKey(name)
  return {
    read: () => readFrom(windowStore, key),
    keep: (value) => writeTo(windowStore, key, value),
    forget: () => removeFrom(windowStore, key),
  }
}

/** What the fields of a flat form hold. */
export type TypedValues = Record<string, string | boolean>

/** The kept values of a form, each where the blank form has one of its kind; the rest stays blank. */
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

/** What may be kept of a form: passwords are not. */
export const withoutSecrets = (values: TypedValues, secrets: readonly string[]): TypedValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))
