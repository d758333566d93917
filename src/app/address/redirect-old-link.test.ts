import type { ParsedLocation } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'

import { redirectOldLink } from './redirect-old-link.ts'

const makeLocation = (searchStr: string) => ({
  location: { pathname: '/search', searchStr, hash: '' } as ParsedLocation,
})

describe('redirectOldLink', () => {
  it('loads no code for a URL with current parameters', () => {
    const current = '?pickup=6b0d&dropoff=6b0d&from=2027-06-01T10:00&to=2027-06-03T10:00&l=fr'
    expect(redirectOldLink(makeLocation(current))).toBeUndefined()
  })

  it.each(['?p=6b0d', '?pickup=6b0d&by=price', '?to=2027-06-03T10:00&f=2027-06-01T10:00'])(
    'renames the old parameters of %s',
    async (old) => {
      await expect(redirectOldLink(makeLocation(old))).rejects.toMatchObject({
        options: { replace: true },
      })
    },
  )
})
