import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { FrameSlot } from '#ui/page/frame-slot.tsx'
import { H1 } from '#ui/style/type.tsx'

import { fillSlots } from './fill-slots.ts'

describe('the script of a frame', () => {
  it('names the page by the car that it has read of', () => {
    render(
      <H1 aria-hidden>
        <FrameSlot fact="car" />
      </H1>,
    )
    expect(screen.queryByRole('heading')).toBeNull()
    fillSlots('car', 'Renault Clio')
    expect(screen.getByRole('heading', { level: 1, name: 'Renault Clio' })).toBeVisible()
  })

  it('writes each fact in its place, and nothing where the app has drawn the page', () => {
    render(
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
