import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pickPaint } from '#ui/drawings/paints.ts'
import { CLIO } from '#testing/fleet.ts'
import { renderPage } from '#testing/page.tsx'

import { PaintNeighbors } from './paint-neighbors.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'

const ids = Array.from({ length: 12 }, (_, index) => `clio${index}`)
const cars = ids.map((_id) => ({ ...CLIO, _id, image: null }))

// @shows CAR-13
it('neighboring cars of the same model have different paints', () => {
  renderPage(
    <PaintNeighbors cars={cars}>
      {cars.map((car) => (
        <VehiclePicture key={car._id} car={car} alt={{ photo: '', drawing: car._id }} />
      ))}
    </PaintNeighbors>,
  )
  const shown = screen
    .getAllByRole('img')
    .map((image) => image.getAttribute('src')?.split('#').at(-1))

  expect(shown).toHaveLength(cars.length)
  expect(shown.filter((paint, at) => paint === shown[at - 1])).toEqual([])
})

it('a car outside a list gets the paint that belongs to its id', () => {
  renderPage(<VehiclePicture car={{ ...CLIO, image: null }} alt={{ photo: '', drawing: 'Clio' }} />)

  expect(screen.getByRole('img', { name: 'Clio' })).toHaveAttribute(
    'src',
    expect.stringMatching(new RegExp(`#${pickPaint(CLIO._id)}$`)),
  )
})
