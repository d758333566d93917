import type { FocusEvent, FormEvent } from 'react'

import type { FieldErrors, FormSchema } from './schema.ts'
import type { ReadField } from './unheard-edits.ts'

export type FieldName<Values> = keyof Values & string

export interface FormOptions<Values> {
  /** What is right. Where it depends on the clock it is asked for anew when the form is sent. */
  schema: FormSchema<Values> | ((now: Date) => FormSchema<Values>)
  /** What the fields hold at first. Read once. */
  initial: Values
  /** What they hold instead: a draft that this browser has kept. Read once. */
  kept?: () => Values | null
  /** Reads the controls of a field; as they are for texts and ticks. */
  readField?: ReadField<Values>
  /** What they hold instead, where somebody else keeps it and is told of each edit. */
  values?: Values
  /** The name of every field, in the order of the page. */
  labels: Record<FieldName<Values>, string>
  /** The fields whose faults are shown before anybody has been there. */
  shown?: readonly FieldName<Values>[]
  /** What the server said no to; each goes once its field differs from what was sent. */
  refused?: FieldErrors<Values>
  /** While true a submit does nothing: the last one is still on its way. */
  busy?: boolean
  onSubmit: (values: Values) => void
  /** Told of the wrong fields when a submit was refused because of them. */
  onInvalid?: (wrong: FieldName<Values>[]) => void
  /** Told of every change at once. */
  onEdit?: (part: Partial<Values>) => void
  /** Told of what the fields hold after every change, for a draft that survives a reload. */
  onChange?: (values: Values) => void
}

export interface ShownError {
  /** Of the field's control. */
  id: string
  label: string
  /** One of several missing fields: the summary says so for all of them, and the field only that it is required. */
  isNamedTogether: boolean
}

export interface Form<Values> {
  values: Values
  labels: Record<FieldName<Values>, string>
  /** The time that the faults shown are of: when the form came, or was last sent. */
  now: Date
  /** Spread on the `<form>`. */
  formProps: { noValidate: true; method: 'post'; onSubmit: (event: FormEvent) => void }
  id: (field: FieldName<Values>) => string
  /** Whether a text may not be left out. */
  isRequired: (field: FieldName<Values>) => boolean
  /** The message to show at the field now. */
  error: (field: FieldName<Values>) => string | undefined
  set: <Name extends FieldName<Values>>(field: Name, value: Values[Name]) => void
  change: (part: Partial<Values>) => void
  leave: (field: FieldName<Values>, event?: FocusEvent) => void
  /** From here on the field's fault is shown. */
  show: (field: FieldName<Values>) => void
  /** What the error summary lists; empty until a submit was refused. */
  summary: ShownError[]
}
