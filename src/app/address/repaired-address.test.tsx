import { beforeEach, expect, it } from 'vitest'

import { repairAddress } from './repaired-address.ts'

beforeEach(() => history.replaceState(null, '', '/'))

it.each([
  ['/search?pickup=1#top', '/search?pickup=1#top'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%', '/%25'],
  ['/car/%E0%A4%A?from=1', '/car/%25E0%25A4%25A?from=1'],
  ['/search#%E0', '/search'],
])('the address %s is read as %s', (given, read) => {
  history.replaceState(null, '', given)
  repairAddress(location, history)
  expect(location.pathname + location.search + location.hash).toBe(read)
})
