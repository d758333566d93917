import { render, screen } from '@testing-library/react'
import { createContext, use } from 'react'
import { expect, it } from 'vitest'

import { renderWithoutScript } from './without-script.tsx'

const Name = createContext('nobody')
const ShownName = () => <p>Hello {use(Name)}</p>

/** Suspends and renders again later, inside the contexts around it. */
const Later = ({ word }: { word: Promise<string> }) => <p>{use(word)}</p>

it('a page without JavaScript leaves no context values for pages that render in the browser later', async () => {
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
