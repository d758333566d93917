import { render, screen } from '@testing-library/react'
import { createContext, use } from 'react'
import { expect, it } from 'vitest'

import { renderWithoutScript } from './without-script.tsx'

const NameContext = createContext('nobody')
const ShownName = () => <p>Hello {use(NameContext)}</p>

/** Suspends and renders again later, inside the contexts around it. */
const Later = ({ word }: { word: Promise<string> }) => <p>{use(word)}</p>

it('rendering without JavaScript leaves no context values for later browser renders', async () => {
  const page = await renderWithoutScript(
    <NameContext value="Ana">
      <ShownName />
      <Later word={Promise.resolve('later')} />
    </NameContext>,
  )
  expect(page.getByText('Hello Ana')).toBeInTheDocument()

  render(<ShownName />)

  expect(screen.getByText('Hello nobody')).toBeVisible()
})
