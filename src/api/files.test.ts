import { describe, expect, it } from 'vitest'

import { chooseFileFolders } from './backends.ts'
import { toFileUrl, isPictureName } from './files.ts'

const apiHost = 'https://api.example'

describe('a file URL', () => {
  // @shows WIRE-79
  it.each([
    ['avatars', '/cdn/bookcars/users/amira.jpg'],
    ['licenses', '/cdn/bookcars/licenses/amira.jpg'],
    ['temporaryLicenses', '/cdn/bookcars/temp/licenses/amira.jpg'],
    ['cars', '/cdn/bookcars/cars/amira.jpg'],
    ['suppliers', '/cdn/bookcars/users/amira.jpg'],
    ['locations', '/cdn/bookcars/locations/amira.jpg'],
  ] as const)('contains the folder of a BookCars backend: %s', (kind, path) => {
    const files = chooseFileFolders('bookcars', {})
    expect(toFileUrl(kind, 'amira.jpg', { apiHost, files })).toBe(`${apiHost}${path}`)
  })

  it('uses the folder that the operator sets, on the API’s host or on another', () => {
    const files = chooseFileFolders('bookcars', {
      cars: '/pictures/',
      avatars: 'https://cdn.example/faces',
    })
    expect(toFileUrl('cars', 'a b.jpg', { apiHost, files })).toBe(`${apiHost}/pictures/a%20b.jpg`)
    expect(toFileUrl('avatars', 'a.jpg', { apiHost, files })).toBe(
      'https://cdn.example/faces/a.jpg',
    )
  })

  it('is the name itself when that is an absolute URL, as sent by sign-in providers', () => {
    const files = chooseFileFolders('bookcars', {})
    const name = 'https://people.example/photo?size=96'
    expect(toFileUrl('avatars', name, { apiHost, files })).toBe(name)
  })

  it.each([null, undefined, ''])('is null for the file name %o', (name) => {
    expect(toFileUrl('cars', name, { apiHost, files: chooseFileFolders('masar', {}) })).toBeNull()
  })
})

it.each([
  ['mark-01', false],
  ['jasmin', false],
  ['66aa.PNG', true],
  ['https://people.example/logo', true],
])('%s is the name of a picture: %o', (name, is) => {
  expect(isPictureName(name)).toBe(is)
})
