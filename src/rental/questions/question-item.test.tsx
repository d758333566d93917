import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { renderPage, settle } from '#testing/page.tsx'

import { QuestionItem } from './question-item.tsx'

it('a question shows its answer while the page is printed, without calling onAsked', async () => {
  const onAsked = vi.fn<(id: string) => void>()
  const question = { id: 'age', title: 'How old must I be?', answer: 'At least 21.' }
  renderPage(<QuestionItem question={question} onAsked={onAsked} />)
  const item = screen.getByText('At least 21.').closest('details')
  expect(item).not.toHaveAttribute('open')

  await settle(() => dispatchEvent(new Event('beforeprint')))
  expect(item).toHaveAttribute('open')
  await settle(() => dispatchEvent(new Event('afterprint')))
  expect(item).not.toHaveAttribute('open')
  expect(onAsked).not.toHaveBeenCalled()
})
