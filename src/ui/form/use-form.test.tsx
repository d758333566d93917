import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { click, fill, renderPage } from '#testing/page.tsx'

import { ErrorSummary } from './error-summary.tsx'
import { TextField, TickField } from './form-fields.tsx'
import { requiredText, withMessage } from './schema.ts'
import { useForm } from './use-form.ts'

interface GuestFormProps {
  onSubmit: () => void
  refused?: string
  refusedName?: string
}

function GuestForm({ onSubmit, refused, refusedName }: GuestFormProps) {
  const form = useForm({
    initial: { name: '', email: '', note: '', terms: false },
    labels: { name: 'Name', email: 'Email', note: 'Note', terms: 'Terms' },
    schema: v.object({
      name: v.pipe(v.string(), requiredText()),
      email: v.pipe(v.string(), requiredText(), v.includes('@', 'No address')),
      note: v.pipe(
        v.string(),
        withMessage((note) => (note.length < 3 ? 'Too short' : undefined)),
      ),
      terms: v.pipe(
        v.boolean(),
        v.check((isOn) => isOn, 'Please accept'),
      ),
    }),
    refused: { name: refusedName, email: refused },
    onSubmit,
  })
  return (
    <form {...form.formProps}>
      <ErrorSummary form={form} />
      <TextField form={form} name="name" />
      <TextField form={form} name="email" />
      <TextField form={form} name="note" />
      <TickField form={form} name="terms">
        I accept
      </TickField>
      <button type="submit">Send</button>
    </form>
  )
}

describe('a form', () => {
  it('shows errors when a field loses focus, not while typing', async () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)

    await fill('Email', 'amira')
    expect(screen.queryByText('No address')).not.toBeInTheDocument()

    await userEvent.tab()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('No address')
    expect(screen.getByLabelText('Email')).toBeInvalid()
  })

  it('clears an error when the field is corrected', async () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)
    await fill('Email', 'amira')
    await userEvent.tab()

    await userEvent.type(screen.getByLabelText('Email'), '@')

    expect(screen.queryByText('No address')).not.toBeInTheDocument()
  })

  it('shows no error for a field that was focused but not edited', async () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)

    await userEvent.click(screen.getByLabelText('Name'))
    await userEvent.tab()

    expect(screen.getByLabelText('Name')).toBeValid()
  })

  it('shows no error for an empty optional field', async () => {
    const onSubmit = vi.fn<() => void>()
    renderPage(<GuestForm onSubmit={onSubmit} />)
    await fill('Name', 'Amira')
    await fill('Email', 'amira@example.com')
    await click('checkbox', 'I accept')

    await click('button', 'Send')

    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Amira',
      email: 'amira@example.com',
      note: '',
      terms: true,
    })
  })

  // @shows FORM-3, FORM-5, A11Y-6
  it('lists all errors and focuses the first invalid field', async () => {
    const onSubmit = vi.fn<() => void>()
    renderPage(<GuestForm onSubmit={onSubmit} />)

    await click('button', 'Send')

    const summary = screen.getByRole('alert')
    expect(summary).toHaveTextContent('Please fix errors')
    expect(summary).toHaveTextContent(/Please fill in the fields:.*Name.*Email/)
    expect(within(summary).getByRole('link', { name: 'Terms' })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  // @shows FORM-3, FORM-5
  it('shows every message at its field, and in the summary beside the field’s name', async () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)
    await fill(/^Note/, 'x')

    await click('button', 'Send')

    expect(screen.getAllByText(/Please fill in the field/)).toHaveLength(1)
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Required')
    expect(screen.getAllByText('Too short')).toHaveLength(1)
    expect(screen.getAllByText('Please accept')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent(/Note.*: Too shortTerms: Please accept$/)

    await fill('Email', 'amira@example.com')

    expect(screen.getAllByText(/Please fill in the field/)).toHaveLength(2)
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
      'Please fill in the field: Name',
    )
  })

  it('lists the fields that the server refused in the summary', async () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} refused="Taken" refusedName="Taken" />)
    await fill('Name', 'Amira')
    await fill('Email', 'amira@example.com')
    await click('checkbox', 'I accept')

    await click('button', 'Send')

    const summary = within(screen.getByRole('alert'))
    expect(summary.getByRole('link', { name: 'Name' })).toBeVisible()
    expect(summary.getByRole('link', { name: 'Email' })).toBeVisible()
  })

  // @shows A11Y-6
  it('links from the summary to the field', async () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)
    await click('button', 'Send')

    await click('link', 'Terms')

    expect(screen.getByRole('checkbox', { name: 'I accept' })).toHaveFocus()
  })

  // @shows FORM-4
  it('uses the singular for a single missing field', async () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)
    await fill('Name', 'Amira')
    await click('checkbox', 'I accept')

    await click('button', 'Send')

    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Please fix errorsPlease fill in the field: Email$/,
    )
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please fill in the field: Email',
    )
  })

  // @shows FORM-14
  it('shows a server error until the field differs from the submitted value', async () => {
    const { redraw } = renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)
    await fillInForm()
    await click('button', 'Send')

    redraw(<GuestForm onSubmit={vi.fn<() => void>()} refused="Already registered" />)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already registered')
    expect(screen.getByLabelText('Email')).toHaveFocus()

    await userEvent.type(screen.getByLabelText('Email'), '.tn')
    expect(screen.queryByText('Already registered')).not.toBeInTheDocument()
  })

  it('keeps showing a server error while another field is empty', async () => {
    const refused = <GuestForm onSubmit={vi.fn<() => void>()} refused="Already registered" />
    const { redraw } = renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)
    await fillInForm()
    await click('button', 'Send')
    redraw(refused)
    await userEvent.clear(screen.getByLabelText('Name'))

    await click('button', 'Send')

    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already registered')
    const summary = within(screen.getByRole('alert'))
    expect(summary.getByRole('link', { name: 'Name' })).toBeVisible()
    expect(summary.getByRole('link', { name: 'Email' })).toBeVisible()
  })

  it('does not move the focus when one of two refused fields is edited', async () => {
    const { redraw } = renderPage(<GuestForm onSubmit={vi.fn<() => void>()} />)
    await fillInForm()
    await click('button', 'Send')
    redraw(
      <GuestForm
        onSubmit={vi.fn<() => void>()}
        refused="Already registered"
        refusedName="No name"
      />,
    )
    expect(screen.getByLabelText('Name')).toHaveFocus()

    await userEvent.keyboard(' Ben Ali')

    expect(screen.getByLabelText('Name')).toHaveValue('Amira Ben Ali')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already registered')
  })

  it('focuses a field that already has a server error when the form mounts', () => {
    renderPage(<GuestForm onSubmit={vi.fn<() => void>()} refused="Already registered" />)

    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already registered')
  })

  it('shows a server error again when the same value is submitted again', async () => {
    const onSubmit = vi.fn<() => void>()
    renderPage(<GuestForm onSubmit={onSubmit} refused="Already registered" />)
    await fillInForm()
    expect(screen.queryByText('Already registered')).not.toBeInTheDocument()

    await click('button', 'Send')

    expect(onSubmit).toHaveBeenCalledOnce()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already registered')
  })
})

async function fillInForm() {
  await fill('Name', 'Amira')
  await fill('Email', 'amira@example.com')
  await click('checkbox', 'I accept')
}
