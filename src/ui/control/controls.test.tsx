import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Input, type InputProps } from './controls.tsx'

function Field(props: InputProps) {
  const [value, setValue] = useState('')
  return (
    <>
      <Input
        {...props}
        aria-label="Field"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

async function pasteText(text: string, props: InputProps = {}) {
  render(<Field {...props} />)
  await userEvent.click(screen.getByLabelText('Field'))
  await userEvent.paste(text)
  return screen.getByRole('status').textContent
}

describe('Input', () => {
  // @shows FORM-18
  it('removes invisible characters from pasted text', async () => {
    expect(await pasteText('\u202A+216\u00A020\u2212123\u202C')).toBe('"+216 20-123"')
  })

  it('does not change passwords', async () => {
    expect(await pasteText('pass\u200Bword', { isVerbatim: true })).toBe('"pass\u200Bword"')
  })

  it('keeps the position of the caret', async () => {
    await pasteText('ana')
    const field = screen.getByLabelText<HTMLInputElement>('Field')
    field.setSelectionRange(1, 1)
    await userEvent.paste('\u200Bb\u200B')
    expect([field.value, field.selectionStart]).toEqual(['abna', 2])
  })
})
