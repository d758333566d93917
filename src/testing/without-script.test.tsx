import { render, screen } from '@testing-library/react'
import { createContext, use } from 'react'
import { expect, it } from 'vitest'

import { renderWithoutScript } from './without-script.tsx'

const Name = createContext('nobody')
const ShownName = () => <p>Hello {use(Name)}</p>

/** Is rendered again once its word is here, inside the contexts around it. */
const Later = ({ word }: { word: Promise<string> }) => <p>{use(word)}</p>

it('a page without its script leaves no context to pages that the browser renders later', async () => {
  const page = await renderWithoutScript(
    <Name value="Ana">
      <ShownName />
      <Later word={Promise.resolve('later')} />
    </Name>,
  )
  expect(page.getByText('Hello Ana')).toBeInTheDocument()

  render(<ShownName />)

  expect(screen.getByText('Hello nobody')).toBeVisible()
})
