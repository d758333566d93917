import { useLingui } from '@lingui/react/macro'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type FormEvent,
} from 'react'

import { useHydrated } from '../hydrated.ts'
import { errorsIn, type FieldErrors, type FormSchema, MISSING } from './schema.ts'
import { typedInto } from './typed-into.ts'

export type FieldName<Values> = keyof Values & string

export interface FormOptions<Values> {
  /** What is right. Where it depends on the clock it is asked for anew when the form is sent. */
  schema: FormSchema<Values> | ((now: Date) => FormSchema<Values>)
  /** What the fields hold at first. Read once. */
  initial: Values
  /** What they hold instead: a draft that this browser has kept. Read once. */
  kept?: () => Values | null
  /** What was typed into the control of a field, as its value; as it is for texts and ticks. */
  valueTyped?: (field: FieldName<Values>, typed: string | boolean, values: Values) => unknown
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
  message: string
  missing: boolean
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

interface FormState<Values> {
  values: Values
  now: Date
  typed: readonly FieldName<Values>[]
  shown: readonly FieldName<Values>[]
  sent: Values | null
  tried: boolean
}

/**
 * The one way of forms (decision 046): an error appears after leaving a field that was typed in, and
 * goes with the key that mends it; a submit with errors shows all of them and focuses the first wrong
 * field. Draw it with the fields of `form-fields.tsx` and an `ErrorSummary`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { labels, schema, refused, busy = false, onSubmit } = options
  const isHydrated = useHydrated()
  const [state, setState] = useState<FormState<Values>>(() => ({
    values: (isHydrated && options.kept?.()) || options.initial,
    now: currentTime(),
    typed: [],
    shown: options.shown ?? [],
    sent: null,
    tried: false,
  }))
  const { t } = useLingui()
  const prefix = useId()
  const fields = Object.keys(labels) as FieldName<Values>[]
  const id = (field: FieldName<Values>) => `${prefix}-${field}`
  const values = options.values ?? state.values
  const schemaAt = (now: Date) => (typeof schema === 'function' ? schema(now) : schema)
  const errors = errorsIn(schemaAt(state.now), values)
  const hasTexts = Object.values(values).some(isText)
  const unfilled = hasTexts ? errorsIn(schemaAt(state.now), withoutTexts(values)) : {}

  const message = (field: FieldName<Values>) =>
    errors[field] === MISSING ? t`Please fill in the field: ${labels[field]}` : errors[field]
  const refusal = (field: FieldName<Values>) =>
    state.sent && state.sent[field] !== values[field] ? undefined : refused?.[field]
  const error = (field: FieldName<Values>) =>
    (state.shown.includes(field) ? message(field) : undefined) ?? refusal(field)

  const isUntouched = state.typed.length === 0
  const firstRefused = fields.find((field) => refusal(field) !== undefined)
  const focusId = firstRefused && (state.sent || isUntouched) ? id(firstRefused) : undefined
  useEffect(() => {
    if (focusId) document.getElementById(focusId)?.focus()
  }, [focusId])

  const [isDrawnAhead] = useState(!isHydrated)
  const takeOver = useEffectEvent(() => {
    const before = options.kept?.() ?? state.values
    const { valueTyped = asTyped } = options
    const typed = fields.flatMap((field) => {
      const inside = typedInto(id(field))
      return inside === null ? [] : [[field, valueTyped(field, inside, before)] as const]
    })
    setState((now) => ({
      ...now,
      now: currentTime(),
      values: { ...before, ...(Object.fromEntries(typed) as Partial<Values>) },
      typed: typed.map(([field]) => field),
    }))
  })
  // What was typed into the document before this was here stays, in the same frame.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, of what only the browser knows.
    if (isDrawnAhead) takeOver()
  }, [isDrawnAhead])

  const tellChange = useEffectEvent((changed: Values) => options.onChange?.(changed))
  useEffect(() => {
    if (!isUntouched) tellChange(state.values)
  }, [isUntouched, state.values])

  function change(part: Partial<Values>) {
    options.onEdit?.(part)
    setState((before) => {
      const next = { ...(options.values ?? before.values), ...part }
      const stillWrong = errorsIn(schemaAt(before.now), next)
      return {
        ...before,
        values: next,
        typed: [...new Set([...before.typed, ...(Object.keys(part) as FieldName<Values>[])])],
        shown: before.shown.filter((field) => !(field in part) || stillWrong[field] !== undefined),
      }
    })
  }

  function show(field: FieldName<Values>) {
    setState((before) => ({ ...before, shown: [...new Set([...before.shown, field])] }))
  }

  return {
    values,
    labels,
    now: state.now,
    id,
    error,
    isRequired: (field) => isText(values[field]) && field in unfilled,
    set: (field, value) => change({ [field]: value } as unknown as Partial<Values>),
    change,
    show,
    leave(field, event) {
      if (!state.typed.includes(field) || isPressing(event)) return
      if (errors[field] !== undefined) show(field)
    },
    formProps: {
      noValidate: true,
      // Without a script nothing that was typed comes to stand in an address.
      method: 'post',
      onSubmit(event) {
        event.preventDefault()
        if (busy) return
        const now = currentTime()
        const found = errorsIn(schemaAt(now), values)
        const wrong = fields.filter((field) => found[field] !== undefined)
        const [first] = wrong
        setState({ ...state, values, now, shown: wrong, tried: true, sent: first ? null : values })
        if (first) {
          document.getElementById(id(first))?.focus()
          options.onInvalid?.(wrong)
        } else onSubmit(values)
      },
    },
    summary: fields.flatMap((field) => {
      const shown = state.tried ? error(field) : refusal(field)
      const missing = errors[field] === MISSING
      return shown ? [{ id: id(field), label: labels[field], message: shown, missing }] : []
    }),
  }
}

const currentTime = () => new Date()

const asTyped = (_field: string, typed: string | boolean) => typed

/** The day it is where the form is filled in. */
export const localDay = (now: Date) => now.toLocaleDateString('sv')

const isText = (value: unknown) => typeof value === 'string'

/** The same with no text filled in: what is wrong with it is required. */
const withoutTexts = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isText(value) ? '' : value]),
  ) as Values

/** An error that appears under a pressed button would push the button away from the pointer. */
const isPressing = (event: FocusEvent | undefined) =>
  event?.currentTarget.closest('form')?.querySelector('button:active, a:active') != null
