import { afterEach, expect, it } from 'vitest'

import { hideLinkSecret, readOpeningBookingToken, takeOpeningLink } from './opening-link.ts'

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
  takeOpeningLink()
  history.replaceState(null, '', '/')
})

// @shows ACCOUNT-34, WIRE-89
it.each(['/activate/', '/activate', '/reset-password/'])(
  'the page of a mailed link removes the secret from %s',
  (page) => {
    open(`${page}${QUERY}&l=es`)

    expect(location.href).not.toContain(LINK.token)
    expect(location.search).toBe('?l=es')
    expect(takeOpeningLink()).toEqual(LINK)
  },
)

it('the page of a mailed link returns the link once', () => {
  open(`/activate/${QUERY}`)
  takeOpeningLink()

  expect(takeOpeningLink()).toBeNull()
})

it.each(['?u=66aa00000000000000000001', '?t=V1StGXR8_Z5jdHi6B-myT', ''])(
  'the page of a mailed link ignores the incomplete address “%s”',
  (query) => {
    open(`/activate/${query}`)

    expect(takeOpeningLink()).toBeNull()
    expect(location.search).toBe('')
  },
)

it('the page of a booking removes the secret of a mailed link from its address, and returns it once', () => {
  open(`/booking?b=66aa00000000000000000099&t=${LINK.token}&l=es`)

  expect(location.search).toBe('?b=66aa00000000000000000099&l=es')
  expect([readOpeningBookingToken(), readOpeningBookingToken()]).toEqual([LINK.token, null])
  expect(takeOpeningLink()).toBeNull()
})

it('arriving on other pages leaves the address unchanged', () => {
  open('/search?t=1')

  expect(location.search).toBe('?t=1')
})
