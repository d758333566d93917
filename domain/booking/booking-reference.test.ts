import { describe, expect, it } from 'vitest'

import { readBookingReference } from './booking-reference.ts'

describe('readBookingReference', () => {
  it.each(['7K4D2QX', '7k4d2qx', ' 7K4 D2QX ', '7K4-D2QX'])(
    'ignores case, spaces and hyphens in %s',
    (text) => {
      expect(readBookingReference(text)).toBe('7K4D2QX')
    },
  )

  // @shows BOOKING-30
  it.each(['7K4D2Q', '7K4D2QXX', '0K4D2QX', 'OK4D2QX', '1K4D2QX', 'IK4D2QX', '7K4D2Q.', ''])(
    'returns null unless there are seven characters, none of them 0, O, 1 or I: %s',
    (text) => {
      expect(readBookingReference(text)).toBeNull()
    },
  )
})
