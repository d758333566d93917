import { useId, type ReactNode } from 'react'

import { styled, Stack } from '../style/styled.ts'

/** The props that give a control its name, description and error state. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** The error message, in the customer's language; undefined when the field is valid. */
  error?: ReactNode
  /** Set when the page links to the field (error summary) or a test needs it. */
  id?: string
  optional?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, a hint and an error that are linked for assistive technology. */
export function Field({ label, hint, error, id, optional, children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined

  return (
    <Stack gap="1" minW="0">
      <styled.label htmlFor={controlId} fontWeight="medium" fontSize="sm">
        {label}
        {optional ? (
          <>
            {' '}
            <styled.span color="fg.muted" fontWeight="normal">
              {optional}
            </styled.span>
          </>
        ) : null}
      </styled.label>
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <styled.p id={hintId} fontSize="sm" color="fg.muted">
          {hint}
        </styled.p>
      ) : null}
      {error ? (
        <styled.p id={errorId} fontSize="sm" color="danger.fg" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
    </Stack>
  )
}
