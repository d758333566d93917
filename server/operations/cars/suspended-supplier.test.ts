import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listCarIds } from '../../cars/car-ids.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

describe('a car', () => {
  it('of a suspended supplier can be read but not booked', async () => {
    const { ofSuspendedSupplier } = landmarks.cars
    const offered = await server.db
      .selectFrom('car')
      .select('available')
      .where('id', '=', ofSuspendedSupplier)
      .executeTakeFirst()
    expect(offered?.available).toBe(true)
    const { body } = await new Browser(server.app).get(`/api/car/${ofSuspendedSupplier}/fr`)
    expect(body).toMatchObject({ _id: ofSuspendedSupplier, available: false })
  })

  it('is not listed for search engines when unavailable or from a suspended supplier', async () => {
    const listed = await listCarIds(server.db)
    const [first] = listed
    expect(listed).not.toContain(landmarks.cars.ofSuspendedSupplier)
    await server.db
      .updateTable('car')
      .set({ available: false })
      .where('id', '=', String(first))
      .execute()

    expect(await listCarIds(server.db)).toEqual(listed.slice(1))
  })
})
