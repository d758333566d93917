import * as v from 'valibot'

/** The schema of a form. Its issues are sentences, each about one field. */
export type FormSchema<Values> = v.GenericSchema<Values, unknown>

/** A sentence for each invalid field; valid fields are absent (or undefined). */
export type FieldErrors<Values> = { [Name in keyof Values & string]?: string | undefined }

/** Placeholder for the default message of an empty field, which contains the field's label. */
export const MISSING_MESSAGE = 'missing'

export const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** Requires a text that is not blank. */
export const requiredText = (otherwise = MISSING_MESSAGE) =>
  v.check((text: string) => !isBlank(text), otherwise)

/** Validates a text unless it is blank. `issue` returns the message for an invalid text. */
export const withMessage = (issue: (text: string) => string | undefined) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed && !isBlank(dataset.value) ? issue(dataset.value) : undefined
    if (message) addIssue({ message })
  })

/** Validates several fields together. `find` returns a sentence for each invalid field. */
export const rule = <Values extends object>(find: (values: Values) => FieldErrors<Values>) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(dataset.value))
    for (const [key, message] of Object.entries<string | undefined>(find(dataset.value))) {
      const value = input[key]
      if (message)
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] })
    }
  })

/** Requires two fields to have the same text. */
export const matchesField = <Values extends object>(
  name: keyof Values & string,
  again: keyof Values & string,
  otherwise: string,
) =>
  rule<Values>((values) => {
    const errors: FieldErrors<Values> = {}
    if (values[again] !== values[name]) errors[again] = otherwise
    return errors
  })

/** Returns the first error of each field. Throws for errors that belong to no field. */
export function findSchemaErrors<Values extends object>(
  schema: FormSchema<Values>,
  values: Values,
): FieldErrors<Values> {
  const errors: Record<string, string> = {}
  for (const { path, message } of v.safeParse(schema, values).issues ?? []) {
    const name = path?.[0].key
    if (typeof name !== 'string') throw new Error(`This is wrong with no field: ${message}`)
    errors[name] ??= message
  }
  return errors as FieldErrors<Values>
}

const isText = (value: unknown) => typeof value === 'string'

/** Returns the required text fields: those that are invalid when all texts are empty. */
export function listRequiredTexts<Values extends object>(
  values: Values,
  errorsOf: (values: Values) => FieldErrors<Values>,
): string[] {
  const texts = Object.keys(values).filter((name) => isText(values[name as keyof Values]))
  if (texts.length === 0) return []
  const blank = Object.fromEntries(texts.map((name) => [name, '']))
  const errors: Record<string, unknown> = errorsOf({ ...values, ...blank })
  return texts.filter((name) => name in errors)
}
