import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { SubmitButton } from '#ui/form/submit-button.tsx'
import { renderPage } from '#testing/page.tsx'
import { renderWithoutScript } from '#testing/without-script.tsx'

const form = (
  <SubmitButton busy={false} busyText="Sending…">
    Send
  </SubmitButton>
)

it('a form that needs JavaScript shows a notice when JavaScript is disabled', async () => {
  const page = await renderWithoutScript(form)

  expect(page.getByText(/^This needs JavaScript\./)).toBeVisible()
  expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('data-needs-script')
})

it('a form that needs JavaScript shows no notice when JavaScript is enabled', () => {
  renderPage(form)

  expect(screen.queryByText(/JavaScript/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible()
})
