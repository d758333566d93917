import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ApiProblem } from '#api/problem.ts'
import { click, renderPage } from '#testing/page.tsx'

import { ForgotPasswordPage } from './forgot-password-page.tsx'

type LinkRequestHandler = (email: string) => Promise<boolean>

async function requestLink(onAsk: LinkRequestHandler, email = 'ana@example.org') {
  renderPage(<ForgotPasswordPage onAsk={onAsk} />)
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  await click('button', 'Send the link')
}

describe('the forgot-password page', () => {
  it('sends a link, and offers to send another one', async () => {
    const onAsk = vi.fn<LinkRequestHandler>(() => Promise.resolve(true))
    await requestLink(onAsk)

    expect(onAsk).toHaveBeenCalledExactlyOnceWith('ana@example.org')
    expect(screen.getByRole('alert')).toHaveTextContent('We’ve sent a link to ana@example.org.')
    expect(screen.getByRole('button', { name: 'Send another link' })).toBeEnabled()
    expect(screen.queryByText(/we’ll send you a reset link/)).not.toBeInTheDocument()
  })

  // @shows ACCOUNT-19
  it('shows an error at the field when the address is not registered', async () => {
    await requestLink(() => Promise.resolve(false))

    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email address not registered.',
    )
  })

  // @shows FORM-1
  it('rejects an invalid address', async () => {
    const onAsk = vi.fn<LinkRequestHandler>()
    await requestLink(onAsk, 'ana@example')

    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
    expect(onAsk).not.toHaveBeenCalled()
  })

  it('keeps the address when the server cannot be reached', async () => {
    await requestLink(() => Promise.reject(new ApiProblem({ kind: 'network' })))

    expect(screen.getByRole('alert')).toHaveTextContent('couldn’t reach the server')
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org')
  })
})
