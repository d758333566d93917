import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState, type FocusEvent, type FormEvent } from 'react'

export type FormValues = Record<string, string | boolean>
export type FieldName<Values> = keyof Values & string
/** A sentence for each wrong field; a field that is right is absent (or undefined). */
export type FieldErrors<Values> = Partial<Record<FieldName<Values>, string | undefined>>

export interface FormOptions<Values> {
  /** What the fields hold at first: nothing, or a kept draft. Read once. */
  initial: Values
  /** The name of every field, in the order of the page. */
  labels: Record<FieldName<Values>, string>
  required?: readonly FieldName<Values>[]
  /** What to say of an empty required field, where the usual sentence is not the one. */
  missing?: FieldErrors<Values>
  /** What is wrong with what was typed. An empty text field is missing or fine: its entry is ignored. */
  check?: (values: Values) => FieldErrors<Values>
  /** What the server said no to; each goes once its field differs from what was sent. */
  refused?: FieldErrors<Values>
  /** While true a submit does nothing: the last one is still on its way. */
  busy?: boolean
  onSubmit: (values: Values) => void
  /** Told of every change, for a draft that survives a reload. */
  onChange?: (values: Values) => void
}

export interface ShownError<Values> {
  field: FieldName<Values>
  label: string
  message: string
  missing: boolean
}

export interface Form<Values> {
  values: Values
  labels: Record<FieldName<Values>, string>
  /** Spread on the `<form>`. */
  formProps: { noValidate: true; onSubmit: (event: FormEvent) => void }
  id: (field: FieldName<Values>) => string
  isRequired: (field: FieldName<Values>) => boolean
  /** The message to show at the field now. */
  error: (field: FieldName<Values>) => string | undefined
  set: <Name extends FieldName<Values>>(field: Name, value: Values[Name]) => void
  leave: (field: FieldName<Values>, event?: FocusEvent) => void
  /** What the error summary lists; empty until a submit was refused. */
  summary: ShownError<Values>[]
}

interface FormState<Values> {
  values: Values
  typed: readonly FieldName<Values>[]
  shown: readonly FieldName<Values>[]
  sent: Values | null
  tried: boolean
}

/**
 * The one way of forms: an error appears after leaving a field that was typed in, and goes with the
 * key that mends it; a submit with errors shows all of them and focuses the first wrong field.
 * Draw it with the fields of `form-fields.tsx` and an `ErrorSummary`.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const { labels, required = [], refused, busy = false, onSubmit } = options
  const [state, setState] = useState<FormState<Values>>(() => ({
    values: options.initial,
    typed: [],
    shown: [],
    sent: null,
    tried: false,
  }))
  const { t } = useLingui()
  const prefix = useId()
  const fields = Object.keys(labels) as FieldName<Values>[]
  const id = (field: FieldName<Values>) => `${prefix}-${field}`

  const isMissing = (values: Values, field: FieldName<Values>) =>
    required.includes(field) && isBlank(values[field])

  const problemsOf = (values: Values): FieldErrors<Values> => {
    const errors: FieldErrors<Values> | undefined = options.check?.(values)
    const entries = fields.map((field) => {
      if (isMissing(values, field)) {
        const own: string | undefined = options.missing?.[field]
        return [field, own ?? t`Please fill in the field: ${labels[field]}`]
      }
      return [field, isBlank(values[field]) ? undefined : errors?.[field]]
    })
    return Object.fromEntries(entries) as FieldErrors<Values>
  }

  const problems = problemsOf(state.values)
  const refusal = (field: FieldName<Values>) =>
    state.sent && state.sent[field] === state.values[field] ? refused?.[field] : undefined
  const error = (field: FieldName<Values>) =>
    (state.shown.includes(field) ? problems[field] : undefined) ?? refusal(field)

  const firstRefused = fields.find((field) => refusal(field) !== undefined)
  const focusId = firstRefused && id(firstRefused)
  useEffect(() => {
    if (focusId) document.getElementById(focusId)?.focus()
  }, [focusId])

  const tellChange = useEffectEvent((values: Values) => options.onChange?.(values))
  const isTyped = state.typed.length > 0
  useEffect(() => {
    if (isTyped) tellChange(state.values)
  }, [isTyped, state.values])

  return {
    values: state.values,
    labels,
    id,
    error,
    isRequired: (field) => required.includes(field),
    set(field, value) {
      setState((before) => {
        const values = { ...before.values, [field]: value }
        const stillWrong = problemsOf(values)
        return {
          ...before,
          values,
          typed: [...new Set([...before.typed, field])],
          shown: before.shown.filter((one) => stillWrong[one] !== undefined),
        }
      })
    },
    leave(field, event) {
      if (!state.typed.includes(field) || state.shown.includes(field) || isPressing(event)) return
      if (problems[field] !== undefined) setState({ ...state, shown: [...state.shown, field] })
    },
    formProps: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (busy) return
        const wrong = fields.filter((field) => problems[field] !== undefined)
        const [first] = wrong
        setState({ ...state, shown: wrong, tried: true, sent: first ? null : state.values })
        if (first) document.getElementById(id(first))?.focus()
        else onSubmit(state.values)
      },
    },
    summary: fields.flatMap((field) => {
      const message = state.tried ? error(field) : undefined
      const missing = isMissing(state.values, field) && !options.missing?.[field]
      return message ? [{ field, label: labels[field], message, missing }] : []
    }),
  }
}

const isBlank = (value: string | boolean | undefined) =>
  typeof value === 'string' && value.trim() === ''

/** An error that appears under a pressed button would push the button away from the pointer. */
const isPressing = (event: FocusEvent | undefined) =>
  event?.currentTarget.closest('form')?.querySelector('button:active, a:active') != null
