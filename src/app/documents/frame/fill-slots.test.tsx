import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'

import { SLOT_FACT } from '#ui/page/frame-fact.ts'
import { FrameSlot } from '#ui/page/frame-slot.tsx'
import { H1 } from '#ui/style/type.tsx'

import { fillSlots } from './fill-slots.ts'

/** As the build writes it: there is no React yet. */
const write = (frame: ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(frame)
}

afterEach(() => document.body.replaceChildren())

describe('the script of a frame', () => {
  it('names the page by the car that it has read of', () => {
    write(
      <H1 aria-hidden>
        <FrameSlot fact="car" />
      </H1>,
    )
    expect(screen.queryByRole('heading')).toBeNull()
    fillSlots('car', 'Renault Clio')
    expect(screen.getByRole('heading', { level: 1, name: 'Renault Clio' })).toBeVisible()
  })

  it('writes a sentence with the fact, over what stood there without', () => {
    write(
      <H1>
        <FrameSlot fact="car" sentence={`Book your ${SLOT_FACT}`}>
          Book your car
        </FrameSlot>
      </H1>,
    )
    expect(screen.getByRole('heading')).toHaveTextContent('Book your car')
    fillSlots('car', 'Renault $& Clio')
    expect(screen.getByRole('heading')).toHaveTextContent('Book your Renault $& Clio')
  })

  it('writes each fact in its place, and nothing where the app has drawn the page', () => {
    write(
      <p>
        <FrameSlot fact="place" />, <FrameSlot fact="dates" />
      </p>,
    )
    fillSlots('place', 'Tunis <b>')
    fillSlots('dates', '14 – 17 déc.')
    fillSlots('car', 'Renault Clio')
    expect(screen.getByText(/Tunis/).closest('p')).toHaveTextContent('Tunis <b>, 14 – 17 déc.')
  })
})
