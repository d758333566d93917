import type { FocusEvent, FormEvent } from 'react'

import type { FieldErrors, FormSchema } from './schema.ts'
import type { FieldReaders } from './missed-edits.ts'

export type FieldName<Values> = keyof Values & string

export interface FormOptions<Values> {
  /** The schema. If it depends on the clock, it is created again on submit. */
  schema: FormSchema<Values> | ((now: Date) => FormSchema<Values>)
  /** Initial values. Read once. */
  initial: Values
  /** Values that replace them: a draft stored in this browser. Read once. */
  kept?: () => Values | null
  /** Read controls whose text differs from the value, or that have several; by default a text or a checkbox. */
  readers?: FieldReaders<Values>
  /** Controlled values, if the owner stores them and receives each edit. */
  values?: Values
  /** The label of every field, in page order. */
  labels: Record<FieldName<Values>, string>
  /** The fields whose errors are shown before they were edited. */
  shown?: readonly FieldName<Values>[]
  /** Errors of the server; each one is cleared once its field differs from the submitted value. */
  refused?: FieldErrors<Values>
  /** While true, submit does nothing: the last one is still pending. */
  busy?: boolean
  onSubmit: (values: Values) => void
  /** Called with the invalid fields when they prevented a submit. */
  onInvalid?: (wrong: FieldName<Values>[]) => void
  /** Called on every change, synchronously. */
  onEdit?: (part: Partial<Values>) => void
  /** Called with the values after every change, for a draft that survives a reload. */
  onChange?: (values: Values) => void
}

export interface ShownError {
  /** The id of the field's control. */
  id: string
  label: string
  /** Why the field is invalid; null for a missing field, for which the summary has its own sentence. */
  reason: string | null
  /** One of several missing fields: the summary lists them together, and the field only shows that it is required. */
  isNamedTogether: boolean
}

export interface Form<Values> {
  values: Values
  labels: Record<FieldName<Values>, string>
  /** When the visible errors were determined: at mount, or at the last submit. */
  now: Date
  /** Spread on the `<form>`. */
  formProps: { noValidate: true; method: 'post'; onSubmit: (event: FormEvent) => void }
  id: (field: FieldName<Values>) => string
  /** Whether a text is required. */
  isRequired: (field: FieldName<Values>) => boolean
  /** The message to show at the field now. */
  error: (field: FieldName<Values>) => string | undefined
  set: <Name extends FieldName<Values>>(field: Name, value: Values[Name]) => void
  change: (part: Partial<Values>) => void
  leave: (field: FieldName<Values>, event?: FocusEvent) => void
  /** From now on the field shows its error. */
  show: (field: FieldName<Values>) => void
  /** The entries of the error summary; empty until a submit was prevented. */
  summary: ShownError[]
}
