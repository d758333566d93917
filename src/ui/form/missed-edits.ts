import { readTypedValue } from './read-typed-value.ts'

type FieldName<Values> = keyof Values & string

/** Functions that read the value of a field from its controls, and return null when it is unchanged. */
export type FieldReaders<Values> = {
  [Name in FieldName<Values>]?: (id: string, values: Values) => Values[Name] | null
}

/**
 * Finds values that are in the controls but not in the state: browsers and password managers autofill without
 * the events that React listens to.
 */
export function findMissedEdits<Values extends object>(
  fields: readonly FieldName<Values>[],
  values: Values,
  id: (field: FieldName<Values>) => string,
  readers: FieldReaders<Values> = {},
): Partial<Values> {
  const edits = fields.flatMap((field) => {
    const read = readers[field] ?? readTypedValue
    const value = read(id(field), values) ?? values[field]
    return value === values[field] ? [] : [[field, value] as const]
  })
  return Object.fromEntries(edits) as unknown as Partial<Values>
}
