import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { CLIO } from '#testing/fleet.ts'
import { renderPage } from '#testing/page.tsx'

import { useDrawingText } from './drawing-text.ts'
import { VehiclePicture } from './vehicle-picture.tsx'

const settings = { apiHost: 'https://api.example' }

const showPicture = (image: string | null) =>
  renderPage(
    <VehiclePicture
      car={{ ...CLIO, image }}
      alt={{ photo: 'Photo of Renault Clio', drawing: 'Drawing of the car' }}
    />,
    { settings },
  )

const getPhotoUrl = () =>
  screen.getByRole('img', { name: 'Photo of Renault Clio' }).getAttribute('src')
const getDrawingUrl = () =>
  screen.getByRole('img', { name: 'Drawing of the car' }).getAttribute('src')

// @shows CAR-13
describe('the car picture', () => {
  it("is the operator's photo", () => {
    showPicture('clio front.jpg')

    expect(getPhotoUrl()).toBe('https://api.example/cdn/bookcars/cars/clio%20front.jpg')
  })

  it('is loaded from another host when the operator gives its full URL', () => {
    showPicture('https://pictures.example/clio.jpg')

    expect(getPhotoUrl()).toBe('https://pictures.example/clio.jpg')
  })

  it('is a drawing when the operator has no photo', () => {
    showPicture(null)

    expect(getDrawingUrl()).toMatch(/hatch\.svg.*#\w+/)
  })

  it('is a drawing when the operator’s photo fails to load', () => {
    showPicture('gone.jpg')
    fireEvent.error(screen.getByRole('img', { name: 'Photo of Renault Clio' }))

    expect(getDrawingUrl()).toMatch(/hatch\.svg.*#\w+/)
  })
})

const Texts = () => (
  <>
    {useDrawingText({ name: 'Renault Clio', range: 'mini' })},{' '}
    {useDrawingText({ name: 'Peugeot 2008', range: 'midi' })}
  </>
)

it('the alternative text of a drawing describes a kind of vehicle, not the car', () => {
  renderPage(<Texts />)
  expect(screen.getByText('Drawing of a small car, Drawing of a small SUV')).toBeInTheDocument()
})
