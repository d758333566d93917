import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chooseFiles } from '#api/backends.ts'
import { renderPage } from '#testing/page.tsx'

import { SupplierPicture } from './supplier-picture.tsx'

function renderPicture(avatar: string | null) {
  const settings = { apiHost: 'https://api.example', files: chooseFiles('bookcars', {}) }
  renderPage(<SupplierPicture supplier={{ avatar, fullName: 'Jasmin Auto' }} />, { settings })
  return () => document.querySelector('img')
}

// @shows WIRE-79
describe('the picture of a supplier', () => {
  // @sets apiHost, files
  it('is its logo if the backend has one', () => {
    expect(renderPicture('jasmin.png')()).toHaveAttribute(
      'src',
      'https://api.example/cdn/bookcars/users/jasmin.png',
    )
  })

  it.each(['mark-01', null])('is a drawing for the avatar %o', (avatar) => {
    expect(renderPicture(avatar)()).toBeNull()
    expect(document.querySelector('svg')).toBeVisible()
  })

  it('is a drawing when the logo fails to load', () => {
    const picture = renderPicture('jasmin.png')
    const image = picture()
    if (image) fireEvent.error(image)

    expect(picture()).toBeNull()
    expect(document.querySelector('svg')).toBeVisible()
  })
})
