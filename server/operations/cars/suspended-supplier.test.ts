import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('a car', () => {
  it('of a suspended supplier is read as one that cannot be booked', async () => {
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
})
