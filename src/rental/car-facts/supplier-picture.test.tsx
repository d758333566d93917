import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chooseFileFolders } from '#api/backends.ts'
import { renderPage } from '#testing/page.tsx'

import { SupplierPicture } from './supplier-picture.tsx'

function renderPicture(avatar: string | null) {
  const settings = { apiHost: 'https://api.example', files: chooseFileFolders('bookcars', {}) }
  renderPage(<SupplierPicture supplier={{ avatar, fullName: 'Jasmin Auto' }} />, { settings })
  return () => document.querySelector('img')
}

// @shows WIRE-79
describe('the supplier picture', () => {
  // @sets apiHost, files
  it('is the supplier’s logo if the backend has one', () => {
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
