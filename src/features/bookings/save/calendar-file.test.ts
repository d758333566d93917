import { expect, it } from 'vitest'

import { createCalendarFile } from './calendar-file.ts'

const ENTRY = {
  bookingId: '66aa00000000000000000099',
  title: 'Fiat Panda, Jasmin Auto',
  description: 'Pick-up: Tue, Jun 1, 2027, 10:00\nBooking 66aa00000000000000000099',
  location: 'Tunis-Carthage',
  from: '2027-06-01T09:00:00.000Z',
  to: '2027-06-03T09:00:00.000Z',
  isInDoubt: false,
  url: 'https://masar.example/booking?b=66aa00000000000000000099',
}

const splitLines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('a calendar file contains exact times, regardless of the calendar’s time zone', () => {
  const file = splitLines(createCalendarFile(ENTRY))

  expect(file).toContain('DTSTART:20270601T090000Z')
  expect(file).toContain('DTEND:20270603T090000Z')
})

it('a calendar file has a stable UID, so that a second file updates the entry', () => {
  const uid = 'UID:66aa00000000000000000099@masar.example'

  expect(splitLines(createCalendarFile(ENTRY))).toContain(uid)
  expect(splitLines(createCalendarFile({ ...ENTRY, to: '2027-06-05T09:00:00.000Z' }))).toContain(
    uid,
  )
})

it('a calendar file escapes characters that calendars would interpret', () => {
  const file = splitLines(createCalendarFile({ ...ENTRY, title: 'Citroën C3; with, commas' }))

  expect(file).toContain('SUMMARY:Citroën C3\\; with\\, commas')
})

it('a calendar file marks the entry as tentative while the booking is not confirmed', () => {
  expect(splitLines(createCalendarFile(ENTRY))).toContain('STATUS:CONFIRMED')
  expect(splitLines(createCalendarFile({ ...ENTRY, isInDoubt: true }))).toContain(
    'STATUS:TENTATIVE',
  )
})
