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
import { useForm as useHookForm, useFormState, useWatch } from 'react-hook-form'

import { useNow } from '../lifecycle/clock.ts'
import { useHydrated } from '../lifecycle/hydration.ts'
import { focusField } from './focus-field.ts'
import type { FieldName, Form, FormOptions } from './form-types.ts'
import { schemaErrors, MISSING, requiredTexts } from './schema.ts'
import { findUnheardEdits } from './unheard-edits.ts'

/** The server said no to what the field held; every other error is the schema's. */
const REFUSED = { type: 'refused' }
const WRONG = { type: 'schema' }

type Fields = Record<string, unknown>

/**
 * The one way of forms, on react-hook-form (decision 046): an error appears after leaving a field
 * that was typed in, and goes with the key that mends it; a submit with errors shows all of them and
 * focuses the first wrong field. Draw it with the fields of `form-fields.tsx` and an `ErrorSummary`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { labels, schema, refused, busy = false } = options
  const mountedAt = useNow()
  const [submittedAt, setNow] = useState<Date | null>(null)
  const now = submittedAt ?? mountedAt
  const [sendings, setSendings] = useState(0)
  const [shownAtFirst] = useState(options.shown ?? [])
  const isHydrated = useHydrated()
  const [isDrawnAhead] = useState(!isHydrated)
  const [atFirst] = useState(() => (isHydrated && options.kept?.()) || options.initial)
  const { t } = useLingui()
  const prefix = useId()
  const fields = Object.keys(labels) as FieldName<Values>[]
  const id = (field: string) => `${prefix}-${field}`
  const findErrors = (time: Date, values: Values) =>
    schemaErrors(typeof schema === 'function' ? schema(time) : schema, values)

  const refusedFields = fields.filter((field) => refused?.[field] !== undefined)
  const [refusedAtFirst] = useState(() => marked(refusedFields, REFUSED))

  const library = useHookForm<Fields>({
    defaultValues: atFirst,
    // Of a page that opens with a refusal: the library shows it and goes there.
    ...(Object.keys(refusedAtFirst).length > 0 && { errors: refusedAtFirst }),
    resolver: (values) => {
      const found = findErrors(currentTime(), values as Values)
      const wrong = fields.filter((field) => found[field] !== undefined)
      return wrong[0] ? { values: {}, errors: marked(wrong, WRONG) } : { values, errors: {} }
    },
  })
  const { control } = library
  // What these answer changes its identity with its content, which `library.formState` does not.
  const { errors: shown, isSubmitted } = useFormState({ control })
  const typed = useWatch({ control }) as Values

  const values = options.values ?? typed
  const errors = findErrors(now, values)
  const required = requiredTexts(values, (blank) => findErrors(now, blank))
  // Said anew with each drawing: language, schema and the other fields may have changed.
  const message = (field: FieldName<Values>) =>
    errors[field] === MISSING ? t`Please fill in the field: ${labels[field]}` : errors[field]
  const fieldRefusal = (field: FieldName<Values>) =>
    shown[field]?.type === REFUSED.type ? refused?.[field] : undefined
  // The server renders what the library is told below.
  const isShownAtFirst = (field: FieldName<Values>) => !isHydrated && shownAtFirst.includes(field)
  const error = (field: FieldName<Values>) =>
    shown[field]?.type === WRONG.type || isShownAtFirst(field)
      ? message(field)
      : fieldRefusal(field)

  const names = fields.join(' ')
  useLayoutEffect(() => {
    // The library tells all who watch, though nothing has changed: they are not drawn again at once for it.
    startTransition(() => {
      for (const name of names.split(' ').filter(Boolean)) {
        const focus = () => focusField(`${prefix}-${name}`)
        library.register(name).ref({ name, focus })
      }
    })
  }, [library, names, prefix])

  useLayoutEffect(() => {
    for (const field of shownAtFirst) library.setError(field, WRONG)
  }, [library, shownAtFirst])

  useLayoutEffect(() => {
    if (options.values) library.setValues({ ...options.values })
  })

  // With the count of what was sent: the same may be refused again.
  const refusal = [sendings, ...refusedFields].join(' ')
  useLayoutEffect(() => {
    const [, ...refusedNow] = busy ? [] : refusal.split(' ')
    const fresh = refusedNow.filter((field) => !library.getFieldState(field).invalid)
    for (const field of fresh) library.setError(field, REFUSED, { shouldFocus: field === fresh[0] })
  }, [library, refusal, busy])

  const unheardEdits = (before: Values) => findUnheardEdits(fields, before, id, options.readField)

  const takeOver = useEffectEvent(() => {
    const before = options.kept?.() ?? options.initial
    const edits = unheardEdits(before)
    const fill = () => {
      library.setValues({ ...before })
      setNow(currentTime())
    }
    if (Object.keys(edits).length === 0) return startTransition(fill)
    fill()
    change(edits)
  })
  // What was typed into the document before this was here stays.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, of what only the browser knows.
    if (isDrawnAhead) takeOver()
  }, [isDrawnAhead])

  /**
   * Browsers and password managers fill in fields without the events that React listens to. Rendering the form again
   * would empty those fields, and sending it would leave them out.
   */
  function change(edited: Partial<Values>) {
    const part = { ...unheardEdits(values), ...edited }
    options.onEdit?.(part)
    library.setValues({ ...part }, { shouldTouch: true })
    options.onChange?.(library.getValues() as Values)
    const mended = Object.keys(part).filter((field) => library.getFieldState(field).invalid)
    if (mended.length > 0) void library.trigger(mended)
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
    show: (field) => void library.trigger(field),
    leave(field, event) {
      const { isTouched, invalid } = library.getFieldState(field)
      if (isTouched && !invalid && !isPressing(event)) void library.trigger(field)
    },
    formProps: {
      noValidate: true,
      // Without a script nothing that was typed comes to stand in an address.
      method: 'post',
      onSubmit(event) {
        event.preventDefault()
        if (busy) return
        const filledIn = unheardEdits(values)
        if (Object.keys(filledIn).length > 0) change(filledIn)
        setNow(currentTime())
        const told = library.getErrors()
        const stillRefused = fields.filter((field) => told[field]?.type === REFUSED.type)
        void library.handleSubmit(
          (right) => {
            setSendings(sendings + 1)
            options.onSubmit(right as Values)
          },
          (wrong) => {
            for (const field of stillRefused) if (!wrong[field]) library.setError(field, REFUSED)
            options.onInvalid?.(fields.filter((field) => wrong[field]))
          },
        )(event)
      },
    },
    summary: fields.flatMap((field) => {
      const told = isSubmitted ? error(field) : fieldRefusal(field)
      const missing = errors[field] === MISSING
      return told ? [{ id: id(field), label: labels[field], message: told, missing }] : []
    }),
  }
}

const currentTime = () => new Date()

/** The day it is where the form is filled in. */
export const localDay = (now: Date) => now.toLocaleDateString('sv')

/** The library's errors are marks: what is wrong is said by the schema, and by the server. */
const marked = (fields: readonly string[], mark: { type: string }) =>
  Object.fromEntries(fields.map((field) => [field, mark]))

/** An error that appears under a pressed button would push the button away from the pointer. */
const isPressing = (event: FocusEvent | undefined) =>
  event?.currentTarget.closest('form')?.querySelector('button:active, a:active') != null
