import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { useEarlyInput } from './use-early-input.ts'

function SearchField() {
  const [text, setText] = useState('')
  const field = useEarlyInput(text, setText)
  return (
    <>
      <input ref={field} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  )
}

it.each([
  ['keeps text that was typed before hydration', 'gafsa'],
  ['changes nothing when no text was typed', ''],
])('a server-rendered field %s', async (_, typed) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<SearchField />)
  document.body.append(container)
  const [field, output] = [container.querySelector('input'), container.querySelector('output')]
  if (field) field.value = typed
  const root = await act(() => hydrateRoot(container, <SearchField />))
  expect([field?.value, output?.textContent]).toEqual([typed, typed])
  act(() => root.unmount())
  container.remove()
})
