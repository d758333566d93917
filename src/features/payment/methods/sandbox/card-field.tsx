import { type ComponentProps, type ReactNode, useRef } from 'react'

import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form-types.ts'

import { regroupDigits } from './regroup.ts'

export type CardValues = { number: string; expiry: string; code: string }

export interface CardFieldProps extends Pick<
  ComponentProps<typeof Input>,
  'autoComplete' | 'placeholder' | 'maxLength'
> {
  form: Form<CardValues>
  name: keyof CardValues
  hint?: ReactNode
  /** Groups the digits while they are typed. */
  group: (typed: string) => string
}

/**
 * A field for card digits, grouped as on the card. The caret stays beside the same digit while the customer
 * types, pastes or deletes.
 */
export function CardField({ form, name, hint, group, ...native }: CardFieldProps) {
  const isForward = useRef(false)

  const error = form.error(name)
  return (
    <Field
      id={form.id(name)}
      label={form.labels[name]}
      // The error replaces the hint.
      hint={error ? undefined : hint}
      error={error}
    >
      {(control) => (
        <Input
          {...native}
          {...control}
          name={name}
          inputMode="numeric"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          fontVariantNumeric="tabular-nums"
          // Card numbers and dates are written from left to right in every language.
          dir="ltr"
          aria-required
          value={form.values[name]}
          onKeyDown={({ key }) => {
            isForward.current = key === 'Delete'
          }}
          onChange={({ target }) => {
            const caret = target.selectionStart ?? target.value.length
            const next = regroupDigits(target.value, caret, group, isForward.current)
            isForward.current = false
            target.value = next.text
            target.setSelectionRange(next.caret, next.caret)
            form.set(name, next.text)
          }}
          onBlur={(event) => {
            form.leave(name, event)
          }}
        />
      )}
    </Field>
  )
}
