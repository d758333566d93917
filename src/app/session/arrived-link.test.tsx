import { afterEach, expect, it } from 'vitest'

import { arrivedBookingToken, arrivedLink, hideLinkSecret } from './arrived-link.ts'

const LINK = {
  userId: '66aa00000000000000000001',
  email: 'ana+cars@example.org',
  token: 'V1StGXR8_Z5jdHi6B-myT',
}
const QUERY = `?u=${LINK.userId}&e=${encodeURIComponent(LINK.email)}&t=${LINK.token}`

function open(address: string) {
  history.replaceState(null, '', address)
  hideLinkSecret()
}

afterEach(() => {
  arrivedLink()
  history.replaceState(null, '', '/')
})

// @shows ACCOUNT-34, WIRE-89
it.each(['/activate/', '/activate', '/reset-password/'])(
  'a page that a mailed link opens takes the secret off %s',
  (page) => {
    open(`${page}${QUERY}&l=es`)

    expect(location.href).not.toContain(LINK.token)
    expect(location.search).toBe('?l=es')
    expect(arrivedLink()).toEqual(LINK)
  },
)

it('a page that a mailed link opens hands the link out once', () => {
  open(`/activate/${QUERY}`)
  arrivedLink()

  expect(arrivedLink()).toBeNull()
})

it.each(['?u=66aa00000000000000000001', '?t=V1StGXR8_Z5jdHi6B-myT', ''])(
  'a page that a mailed link opens makes no link of the half address “%s”',
  (query) => {
    open(`/activate/${query}`)

    expect(arrivedLink()).toBeNull()
    expect(location.search).toBe('')
  },
)

it('the page of a booking takes the secret of a mailed link off its address, and hands it out once', () => {
  open(`/booking?b=66aa00000000000000000099&t=${LINK.token}&l=es`)

  expect(location.search).toBe('?b=66aa00000000000000000099&l=es')
  expect([arrivedBookingToken(), arrivedBookingToken()]).toEqual([LINK.token, null])
  expect(arrivedLink()).toBeNull()
})

it('a page that a mailed link opens leaves other pages as they are', () => {
  open('/search?t=1')

  expect(location.search).toBe('?t=1')
})
