import { typedInto } from './typed-into.ts'

type FieldName<Values> = keyof Values & string

/** Reads the value of a field from its controls; returns the current value when nothing was typed. */
export type ReadField<Values> = (field: FieldName<Values>, id: string, values: Values) => unknown

const readControl = <Values extends object>(
  field: FieldName<Values>,
  id: string,
  values: Values,
): unknown => typedInto(id) ?? values[field]

/**
 * Finds values in controls that the state lacks. Browsers and password managers autofill without the events that
 * React listens to.
 */
export function findUnheardEdits<Values extends object>(
  fields: readonly FieldName<Values>[],
  values: Values,
  id: (field: FieldName<Values>) => string,
  readField: ReadField<Values> = readControl,
): Partial<Values> {
  const edits = fields.flatMap((field) => {
    const value = readField(field, id(field), values)
    return value === values[field] ? [] : [[field, value] as const]
  })
  return Object.fromEntries(edits) as unknown as Partial<Values>
}
