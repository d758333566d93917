import ICAL from 'ical.js'
import { expect, it } from 'vitest'

import { createCalendarFile } from './calendar-file.ts'
import { HARD_NAMES } from '@masar/domain/testing/hard-names.ts'

const makeEntry = (name: string) => ({
  bookingId: '66aa00000000000000000099',
  title: name,
  description: `${name}\nRéf. K6FB25X`,
  location: name,
  from: '2027-06-01T09:00:00.000Z',
  to: '2027-06-03T09:00:00.000Z',
  isInDoubt: false,
  url: 'https://masar.example/booking?b=66aa00000000000000000099',
})

it.each(HARD_NAMES)('a calendar file follows RFC 5545 and contains the name %j', (name) => {
  const file = createCalendarFile(makeEntry(name))
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  const read = new ICAL.Event(event ?? undefined)

  expect([read.summary, read.location]).toEqual([name, name])
  expect(read.description).toBe(`${name}\nRéf. K6FB25X`)
  expect(read.startDate.toJSDate().toISOString()).toBe('2027-06-01T09:00:00.000Z')
  expect(event?.getFirstPropertyValue('dtstamp')).toBeTruthy()
  // Lines end with CRLF and have at most 75 octets (RFC 5545, 3.1).
  const lines = file.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
})

it('a calendar file escapes line breaks, so that a name cannot add properties', () => {
  const file = createCalendarFile(
    makeEntry('Clio\rATTACH:https://evil.example\r\nURL:x\nEND:VEVENT'),
  )
  expect(file).not.toMatch(/[\r\n](ATTACH|URL:x)/)
  expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
})
