import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { autofill } from '#testing/autofill.ts'
import { click, renderPage } from '#testing/page.tsx'

import { TextField, TickField } from './form-fields.tsx'
import { requiredText } from './schema.ts'
import { useForm } from './use-form.ts'

function DriverForm({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useForm({
    initial: { name: '', email: '', terms: false },
    labels: { name: 'Name', email: 'Email', terms: 'Terms' },
    schema: v.object({
      name: v.pipe(v.string(), requiredText()),
      email: v.pipe(v.string(), requiredText()),
      terms: v.boolean(),
    }),
    onSubmit,
  })
  return (
    <form {...form.formProps}>
      <TextField form={form} name="name" />
      <TextField form={form} name="email" />
      <TickField form={form} name="terms">
        I accept
      </TickField>
      <button type="submit">Send</button>
    </form>
  )
}

describe.each([[[]], [['input']], [['change']], [['input', 'change']]])(
  'a form that is autofilled with the events [%s]',
  (events) => {
    const sent = { name: 'Amira', email: 'amira@example.com', terms: true }

    it('submits the values of its controls', async () => {
      const onSubmit = vi.fn<(values: unknown) => void>()
      renderPage(<DriverForm onSubmit={onSubmit} />)
      await click('checkbox', 'I accept')
      autofill('Name', 'Amira', events)
      autofill('Email', 'amira@example.com', events)

      await click('button', 'Send')

      expect(onSubmit).toHaveBeenCalledWith(sent)
      expect(screen.getByLabelText('Name')).toHaveValue('Amira')
    })

    it('keeps the autofilled values while another field is edited', async () => {
      const onSubmit = vi.fn<(values: unknown) => void>()
      renderPage(<DriverForm onSubmit={onSubmit} />)
      autofill('Name', 'Amira', events)
      autofill('Email', 'amira@example.com', events)
      await click('checkbox', 'I accept')

      expect(screen.getByLabelText('Name')).toHaveValue('Amira')
      expect(screen.getByLabelText('Email')).toHaveValue('amira@example.com')
      await click('button', 'Send')
      expect(onSubmit).toHaveBeenCalledWith(sent)
    })
  },
)
