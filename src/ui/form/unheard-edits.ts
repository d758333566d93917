import { typedInto } from './typed-into.ts'

type FieldName<Values> = keyof Values & string

/** What the controls of a field hold, as its value; the present value when nothing was typed into them. */
export type ReadField<Values> = (field: FieldName<Values>, id: string, values: Values) => unknown

const readControl = <Values extends object>(
  field: FieldName<Values>,
  id: string,
  values: Values,
): unknown => typedInto(id) ?? values[field]

/**
 * What the controls hold and the values do not. Browsers and password managers fill in fields without the events that
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
