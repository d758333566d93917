import { typedInto } from './typed-into.ts'

type FieldName<Values> = keyof Values & string

type ValueTyped<Values> = (
  field: FieldName<Values>,
  typed: string | boolean,
  values: Values,
) => unknown

/**
 * What the controls hold and the values do not. Browsers and password managers fill in fields without the events that
 * React listens to.
 */
export function findUnheardEdits<Values extends object>(
  fields: readonly FieldName<Values>[],
  values: Values,
  id: (field: FieldName<Values>) => string,
  valueTyped: ValueTyped<Values> = (_field, typed) => typed,
): Partial<Values> {
  const edits = fields.flatMap((field) => {
    const typed = typedInto(id(field))
    const value = typed === null ? values[field] : valueTyped(field, typed, values)
    return value === values[field] ? [] : [[field, value] as const]
  })
  return Object.fromEntries(edits) as unknown as Partial<Values>
}
