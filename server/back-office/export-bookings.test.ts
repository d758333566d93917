import { recordReads } from '@masar/domain/testing/record-reads.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'
import { toBookingCells, readBookingChunk } from './export-bookings.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** The columns that the export omits. Add each new column of `booking` to the export or to this list. */
const OMITTED_COLUMNS: readonly string[] = [
  'additional_driver',
  'additional_driver_id',
  'amendments',
  'cancel_request',
  'cancellation',
  'car_id',
  'changed_by',
  'collision_damage_waiver',
  'conditions_id',
  'driver_id',
  'drop_off_location_id',
  'expires_at',
  'full_insurance',
  'holds',
  'id',
  'period',
  'pickup_location_id',
  'removed_at',
  'supplier_id',
  'theft_protection',
  'updated_at',
]

it('exports every booking column that is not deliberately omitted', async () => {
  const [row] = await readBookingChunk(server.db, '')
  if (!row) throw new Error('The demo data has no bookings.')
  const { recorded, listUnread } = recordReads(row)
  toBookingCells(recorded, NOW)
  expect(listUnread().toSorted()).toEqual(OMITTED_COLUMNS)
})
