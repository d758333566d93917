import { useLingui } from '@lingui/react/macro'
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type FocusEvent,
} from 'react'

import { useNow } from '../lifecycle/clock.ts'
import { useHydrated } from '../lifecycle/hydration.ts'
import { focusField } from './focus-field.ts'
import type { FieldName, Form, FormOptions } from './form-types.ts'
import { markFields, markInvalidFields, useFormState } from './form-state.ts'
import { findSchemaErrors, MISSING_MESSAGE, listRequiredTexts } from './schema.ts'
import { findMissedEdits } from './missed-edits.ts'

/**
 * The form hook of the app (decision 030). An error appears when an edited field loses focus, and disappears
 * when the field is corrected. An invalid submit shows all errors and focuses the first one. Render the form
 * with the fields of `form-fields.tsx` and an `ErrorSummary`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { labels, schema, refused, busy = false } = options
  const mountedAt = useNow()
  const [submittedAt, setNow] = useState<Date | null>(null)
  const now = submittedAt ?? mountedAt
  const [sendings, setSendings] = useState(0)
  const isHydrated = useHydrated()
  const [isDrawnAhead] = useState(!isHydrated)
  const { t } = useLingui()
  const prefix = useId()
  const fields = Object.keys(labels) as FieldName<Values>[]
  const id = (field: string) => `${prefix}-${field}`
  const findErrors = (time: Date, values: Values) =>
    findSchemaErrors(typeof schema === 'function' ? schema(time) : schema, values)
  const findWrong = (values: Values) => {
    const found = findErrors(getCurrentTime(), values)
    return fields.filter((field) => found[field] !== undefined)
  }

  const refusedFields = fields.filter((field) => refused?.[field] !== undefined)
  const { state, latest, write } = useFormState<Values>(() => ({
    values: (isHydrated && options.kept?.()) || options.initial,
    touched: [],
    marks: {
      ...markFields(options.shown ?? [], 'wrong'),
      ...markFields(refusedFields, 'refused'),
    },
    isSubmitted: false,
    // A page that opens with server errors focuses the first one.
    focused: refusedFields[0] ? { field: refusedFields[0] } : null,
  }))

  const values = options.values ?? state.values
  const errors = findErrors(now, values)
  const required = listRequiredTexts(values, (blank) => findErrors(now, blank))
  const missing = fields.filter(
    (field) => errors[field] === MISSING_MESSAGE && state.marks[field] === 'wrong',
  )
  const areNamedTogether = state.isSubmitted && missing.length > 1
  // Computed on each render, because the language, the schema and other fields may have changed.
  const message = (field: FieldName<Values>) => {
    if (errors[field] !== MISSING_MESSAGE) return errors[field]
    return areNamedTogether ? t`Required` : t`Please fill in the field: ${labels[field]}`
  }
  const fieldRefusal = (field: FieldName<Values>) =>
    state.marks[field] === 'refused' ? refused?.[field] : undefined
  const error = (field: FieldName<Values>) =>
    state.marks[field] === 'wrong' ? message(field) : fieldRefusal(field)

  useLayoutEffect(() => {
    if (options.values) latest.current = { ...latest.current, values: options.values }
  }, [latest, options.values])

  const { focused } = state
  useEffect(() => {
    if (focused) focusField(`${prefix}-${focused.field}`)
  }, [focused, prefix])

  // Includes a submit counter, because the same value may be refused again.
  const refusal = [sendings, ...refusedFields].join(' ')
  useLayoutEffect(() => {
    const [, ...refusedNow] = busy ? [] : refusal.split(' ')
    const { marks } = latest.current
    const fresh = refusedNow.filter((field) => !marks[field])
    if (!fresh[0]) return
    write({ marks: { ...marks, ...markFields(fresh, 'refused') }, focused: { field: fresh[0] } })
  }, [latest, write, refusal, busy])

  const readMissedEdits = (before: Values) => findMissedEdits(fields, before, id, options.readers)

  const takeOver = useEffectEvent(() => {
    const before = options.kept?.() ?? options.initial
    const edits = readMissedEdits(before)
    const fill = () => {
      write({ values: before })
      setNow(getCurrentTime())
    }
    if (Object.keys(edits).length === 0) return startTransition(fill)
    fill()
    change(edits)
  })
  // Keeps input from before hydration.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- runs once, with input that only exists in the browser
    if (isDrawnAhead) takeOver()
  }, [isDrawnAhead])

  /**
   * Applies edits, and those that React has missed: browsers and password managers autofill without the events
   * that React listens to. Rendering the form would otherwise clear those fields, and submitting it would omit
   * them.
   */
  function change(edited: Partial<Values>) {
    const before = latest.current
    const part = { ...readMissedEdits(before.values), ...edited }
    options.onEdit?.(part)
    const after = { ...before.values, ...part }
    const edits = Object.keys(part)
    options.onChange?.(after)
    const marked = edits.filter((field) => before.marks[field])
    write({
      values: after,
      touched: [...new Set([...before.touched, ...edits])],
      marks: markInvalidFields(before.marks, marked, marked.length > 0 ? findWrong(after) : []),
    })
  }

  function applyMissedEdits() {
    const edits = readMissedEdits(latest.current.values)
    if (Object.keys(edits).length > 0) change(edits)
  }

  function show(field: FieldName<Values>) {
    applyMissedEdits()
    const { marks, values: typed } = latest.current
    write({ marks: markInvalidFields(marks, [field], findWrong(typed)) })
  }

  return {
    values,
    labels,
    now,
    id,
    error,
    isRequired: (field) => required.includes(field),
    set: (field, value) => change({ [field]: value } as unknown as Partial<Values>),
    change,
    show,
    leave(field, event) {
      const { touched, marks } = latest.current
      if (touched.includes(field) && !marks[field] && !isPressing(event)) show(field)
    },
    formProps: {
      noValidate: true,
      // Without JavaScript, input must not appear in the URL.
      method: 'post',
      onSubmit(event) {
        event.preventDefault()
        if (busy) return
        applyMissedEdits()
        setNow(getCurrentTime())
        const { values: typed, marks } = latest.current
        const wrong = findWrong(typed)
        if (wrong[0]) {
          const refusals = fields.filter((field) => marks[field] === 'refused')
          write({
            isSubmitted: true,
            marks: { ...markFields(refusals, 'refused'), ...markFields(wrong, 'wrong') },
            focused: { field: wrong[0] },
          })
          options.onInvalid?.(wrong)
        } else {
          write({ isSubmitted: true, marks: {} })
          setSendings(sendings + 1)
          options.onSubmit(typed)
        }
      },
    },
    summary: fields.flatMap((field) => {
      const found = state.isSubmitted ? error(field) : fieldRefusal(field)
      if (found === undefined) return []
      const isMissing = missing.includes(field)
      const reason = isMissing ? null : found
      const isNamedTogether = areNamedTogether && isMissing
      return [{ id: id(field), label: labels[field], reason, isNamedTogether }]
    }),
  }
}

const getCurrentTime = () => new Date()

/** Returns whether a button is being pressed, which an error would move away from the pointer. */
const isPressing = (event: FocusEvent | undefined) =>
  event?.currentTarget.closest('form')?.querySelector('button:active, a:active') != null
