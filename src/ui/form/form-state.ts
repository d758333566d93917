import { useRef, useState } from 'react'

/** Why a field shows an error: its value does not match the schema, or the server refused it. */
type Mark = 'wrong' | 'refused'
type Marks = Readonly<Record<string, Mark>>

export interface FormState<Values> {
  values: Values
  /** The fields that the user has edited. */
  touched: readonly string[]
  /** The fields that show their error. */
  marks: Marks
  isSubmitted: boolean
  /** The field that was focused last because of an error; a new object each time. */
  focused: { field: string } | null
}

/** Returns the state of a form, with a ref for handlers that update it several times before the next render. */
export function useFormState<Values>(initial: () => FormState<Values>) {
  const [state, setState] = useState(initial)
  const latest = useRef(state)
  const [write] = useState(() => (part: Partial<FormState<Values>>) => {
    latest.current = { ...latest.current, ...part }
    setState(latest.current)
  })
  return { state, latest, write }
}

export const markFields = (fields: readonly string[], mark: Mark): Marks =>
  Object.fromEntries(fields.map((field) => [field, mark]))

/** Marks these fields if they are invalid, and unmarks them otherwise. */
export function markInvalidFields(
  marks: Marks,
  fields: readonly string[],
  wrong: readonly string[],
): Marks {
  const others = Object.entries(marks).filter(([field]) => !fields.includes(field))
  const marked = fields.filter((field) => wrong.includes(field))
  return { ...Object.fromEntries(others), ...markFields(marked, 'wrong') }
}
