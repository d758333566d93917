import type { FocusEvent, FormEvent } from 'react'

import type { FieldErrors, FormSchema } from './schema.ts'
import type { FieldReaders } from './missed-edits.ts'

export type FieldName<Values> = keyof Values & string

export interface FormOptions<Values> {
  /** The schema. If it depends on the clock, it is created again on submit. */
  schema: FormSchema<Values> | ((now: Date) => FormSchema<Values>)
  /** Initial values. Read once. */
  initial: Values
  /** Values that replace the initial ones: a draft stored in this browser. Read once. */
  kept?: () => Values | null
  /**
   * Functions for fields whose control does not show the value itself, or that have several controls. By
   * default, a field is read from a text control or a checkbox.
   */
  readers?: FieldReaders<Values>
  /** Controlled values, if the owner stores them and receives each edit. */
  values?: Values
  /** The label of every field, in page order. */
  labels: Record<FieldName<Values>, string>
  /** The fields whose errors are shown before they are edited. */
  shown?: readonly FieldName<Values>[]
  /** Server errors. Each is cleared once its field differs from the submitted value. */
  refused?: FieldErrors<Values>
  /** Whether the last submit is still pending. Until it settles, submitting again does nothing. */
  busy?: boolean
  onSubmit: (values: Values) => void
  /** Called with the invalid fields when they prevent a submit. */
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
  /**
   * Whether this is one of several missing fields. The summary lists them together, and each field only shows
   * that it is required.
   */
  isNamedTogether: boolean
}

export interface Form<Values> {
  values: Values
  labels: Record<FieldName<Values>, string>
  /** The time for which errors are determined: when the form was mounted, or last submitted. */
  now: Date
  /** Spread on the `<form>`. */
  formProps: { noValidate: true; method: 'post'; onSubmit: (event: FormEvent) => void }
  id: (field: FieldName<Values>) => string
  /** Returns whether a text field is required. */
  isRequired: (field: FieldName<Values>) => boolean
  /** Returns the message to show at the field. */
  error: (field: FieldName<Values>) => string | undefined
  set: <Name extends FieldName<Values>>(field: Name, value: Values[Name]) => void
  change: (part: Partial<Values>) => void
  leave: (field: FieldName<Values>, event?: FocusEvent) => void
  /** Shows the error of the field from now on. */
  show: (field: FieldName<Values>) => void
  /**
   * The entries of the error summary: all errors once the form was submitted, and only server errors before.
   */
  summary: ShownError[]
}
