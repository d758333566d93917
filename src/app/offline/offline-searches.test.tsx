import { expect, it } from 'vitest'

import {
  deleteSearches,
  type StoredSearch,
  readUpcomingSearches,
  storeSearch,
} from '#api/stored/offline-searches.ts'
import { addDays } from '@masar/domain/rental/calendar.ts'

const NOW = new Date('2027-05-01T08:00:00Z')
const makeSearch = (day: number): StoredSearch => ({
  pickup: '66aa00000000000000000020',
  dropoff: '66aa00000000000000000020',
  from: `${addDays('2027-05-01', day - 1)}T10:00`,
  to: '2027-05-30T10:00',
  pickupName: 'Tunis-Carthage',
  dropoffName: 'Tunis-Carthage',
})
const listDays = () => readUpcomingSearches(NOW).map(({ from }) => Number(from.slice(8, 10)))

it('the offline page lists the last five searches, newest first, without duplicates', () => {
  for (const day of [2, 3, 4, 5, 6, 7, 3]) storeSearch(makeSearch(day))
  expect(listDays()).toEqual([3, 7, 6, 5, 4])
  deleteSearches()
  expect(listDays()).toEqual([])
})

it('the offline page lists no past or invalid searches', () => {
  storeSearch(makeSearch(1))
  expect(readUpcomingSearches(new Date('2027-05-02T00:00:00Z'))).toEqual([])
  localStorage.setItem('masar-searches', '[{"p":"x"},null]')
  expect(listDays()).toEqual([])
})

it('the offline page omits searches that were stored with the old parameters', () => {
  const old = { p: '1', d: '1', f: '2027-05-02T10:00', t: '2027-05-03T10:00' }
  const names = { pickUp: 'Tunis', dropOff: 'Tunis' }
  localStorage.setItem('masar-searches', JSON.stringify([{ ...old, ...names }]))
  expect(listDays()).toEqual([])
  storeSearch(makeSearch(2))
  expect(listDays()).toEqual([2])
})
