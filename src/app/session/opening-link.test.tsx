import { afterEach, expect, it } from 'vitest'

import { hideLinkSecret, takeOpeningBookingToken, takeOpeningLink } from './opening-link.ts'

const LINK = {
  userId: '66aa00000000000000000001',
  email: 'ana+cars@example.org',
  token: 'V1StGXR8_Z5jdHi6B-myT',
}
const QUERY = `?u=${LINK.userId}&e=${encodeURIComponent(LINK.email)}&t=${LINK.token}`

function openUrl(address: string) {
  history.replaceState(null, '', address)
  hideLinkSecret()
}

afterEach(() => {
  takeOpeningLink()
  history.replaceState(null, '', '/')
})

// @shows ACCOUNT-34, WIRE-89
it.each(['/activate/', '/activate', '/reset-password/'])(
  'hideLinkSecret removes an emailed link’s secret from %s',
  (page) => {
    openUrl(`${page}${QUERY}&l=es`)

    expect(location.href).not.toContain(LINK.token)
    expect(location.search).toBe('?l=es')
    expect(takeOpeningLink()).toEqual(LINK)
  },
)

it('takeOpeningLink returns the link only once', () => {
  openUrl(`/activate/${QUERY}`)
  takeOpeningLink()

  expect(takeOpeningLink()).toBeNull()
})

it.each(['?u=66aa00000000000000000001', '?t=V1StGXR8_Z5jdHi6B-myT', ''])(
  'takeOpeningLink returns null for the incomplete query “%s”',
  (query) => {
    openUrl(`/activate/${query}`)

    expect(takeOpeningLink()).toBeNull()
    expect(location.search).toBe('')
  },
)

it('hideLinkSecret removes a booking link’s secret from the URL for a single read', () => {
  openUrl(`/booking?b=66aa00000000000000000099&t=${LINK.token}&l=es`)

  expect(location.search).toBe('?b=66aa00000000000000000099&l=es')
  expect([takeOpeningBookingToken(), takeOpeningBookingToken()]).toEqual([LINK.token, null])
  expect(takeOpeningLink()).toBeNull()
})

it('hideLinkSecret does not change the URL of other pages', () => {
  openUrl('/search?t=1')

  expect(location.search).toBe('?t=1')
})
