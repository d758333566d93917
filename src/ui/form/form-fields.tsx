import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'

import { Button } from '../control/button.tsx'
import { Input, TextArea } from '../control/controls.tsx'
import { styled } from '../style/styled.ts'
import { Tick } from '../control/tick.tsx'
import { Field } from './field.tsx'
import type { FieldName, Form } from './form-types.ts'

type NamesOf<Values, Kind> = {
  [Name in FieldName<Values>]: Values[Name] extends Kind ? Name : never
}[FieldName<Values>]

export interface TextFieldProps<Values> extends Omit<
  ComponentProps<typeof Input>,
  'form' | 'name' | 'value' | 'children'
> {
  form: Form<Values>
  name: NamesOf<Values, string>
  hint?: ReactNode
  /** A button inside the control, at its end. */
  end?: ReactNode
}

/** A text field: label, control, hint and error. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { form, name, hint, end, ...native } = props
  const { t } = useLingui()
  const required = form.isRequired(name)

  return (
    <Field
      id={form.id(name)}
      label={form.labels[name]}
      hint={hint}
      error={form.error(name)}
      optional={required ? undefined : t`(optional)`}
    >
      {(control) => (
        <styled.div position="relative">
          <Input
            {...native}
            {...control}
            name={name}
            aria-required={required}
            value={String(form.values[name])}
            onChange={(event) => {
              form.set(name, event.target.value as Values[typeof name])
            }}
            onBlur={(event) => {
              form.leave(name, event)
            }}
          />
          {end}
        </styled.div>
      )}
    </Field>
  )
}

export interface LongTextFieldProps<Values> {
  form: Form<Values>
  name: NamesOf<Values, string>
  rows: number
  hint?: ReactNode
}

/** A multi-line text field. */
export function LongTextField<Values extends object>(props: LongTextFieldProps<Values>) {
  const { form, name, rows, hint } = props
  const { t } = useLingui()
  const required = form.isRequired(name)

  return (
    <Field
      id={form.id(name)}
      label={form.labels[name]}
      hint={hint}
      error={form.error(name)}
      optional={required ? undefined : t`(optional)`}
    >
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={rows}
          aria-required={required}
          value={String(form.values[name])}
          onChange={(event) => {
            form.set(name, event.target.value as Values[typeof name])
          }}
          onBlur={(event) => {
            form.leave(name, event)
          }}
        />
      )}
    </Field>
  )
}

export interface PasswordFieldProps<Values> extends Omit<TextFieldProps<Values>, 'type' | 'end'> {
  /** The accessible name of the show button; required when a page has two passwords. */
  showLabel?: string
}

/** A password field with a show button. Pasting works, and long passwords are not truncated. */
export function PasswordField<Values extends object>(props: PasswordFieldProps<Values>) {
  const { showLabel, ...field } = props
  const [visible, setVisible] = useState(false)
  const { t } = useLingui()
  const Icon = visible ? EyeOff : Eye

  return (
    <TextField<Values>
      {...field}
      isVerbatim
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      pe="12"
      end={
        <Button
          variant="ghost"
          size="icon"
          position="absolute"
          top="0"
          insetEnd="0"
          color="fg.muted"
          aria-pressed={visible}
          aria-label={showLabel ?? t`Show password`}
          onClick={() => {
            setVisible(!visible)
          }}
        >
          <Icon aria-hidden size={20} />
        </Button>
      }
    />
  )
}

export interface TickFieldProps<Values> {
  form: Form<Values>
  name: NamesOf<Values, boolean>
  children: ReactNode
}

/** A checkbox field. */
export function TickField<Values extends object>(props: TickFieldProps<Values>) {
  const { form, name, children } = props

  return (
    <Tick
      type="checkbox"
      id={form.id(name)}
      name={name}
      checked={form.values[name] === true}
      error={form.error(name)}
      onChange={(event) => {
        form.set(name, event.target.checked as Values[typeof name])
      }}
    >
      {children}
    </Tick>
  )
}
