import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, type Connection } from '../db/connection/connect.ts'
import { seedDemo } from './seed-demo.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { openDatabase } from '../testing/prepared/dumps.ts'

const now = new Date('2026-05-20T10:00:00Z')
const hashPassword = (plain: string) => Promise.resolve(`hashed ${plain}`)
const TIMEOUT_MS = 60_000
const CAR_COUNT = IS_NIGHT ? 2000 : 1000

const openEmptyDatabase = async () => connect({ pglite: await openDatabase('tables') })

async function queryNumber(connection: Connection, query: string): Promise<number> {
  const { rows } = await sql
    .raw<{ n: number }>(`select count(*) as n ${query}`)
    .execute(connection.db)
  return rows[0]?.n ?? 0
}

describe('seeding an empty database', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openEmptyDatabase()
  }, TIMEOUT_MS)
  afterAll(() => connection.close())

  it(
    'satisfies every constraint, and does nothing the second time',
    async () => {
      const first = await seedDemo(connection.db, { now, hashPassword })
      const second = await seedDemo(connection.db, { now, hashPassword, cars: 5000 })

      expect(first).toMatchObject({ seeded: true })
      expect(second).toEqual({ seeded: false })
      expect(await queryNumber(connection, 'from car')).toBe(first.seeded ? first.cars : 0)
      expect(await queryNumber(connection, 'from settings')).toBe(1)
    },
    TIMEOUT_MS,
  )

  it('stores price lines and features as lists', async () => {
    const lists = await queryNumber(
      connection,
      `from booking where jsonb_typeof(price_lines) = 'array' and price_lines -> 0 ? 'kind'`,
    )

    expect(lists).toBe(await queryNumber(connection, 'from booking'))
    expect(
      await queryNumber(connection, `from car where 'bluetooth' = any(multimedia)`),
    ).toBeGreaterThan(9)
  })
})

describe('seeding a large fleet', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openEmptyDatabase()
    await seedDemo(connection.db, { now, hashPassword, cars: CAR_COUNT })
  }, TIMEOUT_MS)
  afterAll(() => connection.close())

  it('creates exactly the requested number of cars, and nearly two bookings per car', async () => {
    expect(await queryNumber(connection, 'from car')).toBe(CAR_COUNT)
    expect(await queryNumber(connection, 'from booking')).toBeGreaterThan(1.65 * CAR_COUNT)
  })

  it('gives every car a location, and puts many more cars at Tunis airport than Douz', async () => {
    const at = (name: string) =>
      queryNumber(
        connection,
        `from car_location join translation on owner_id = location_id
         where language = 'en' and value = '${name}'`,
      )

    expect(
      await queryNumber(connection, 'from car where id not in (select car_id from car_location)'),
    ).toBe(0)
    expect(await at('Tunis-Carthage Airport')).toBeGreaterThan(5 * (await at('Douz')))
  })

  it('prices each booking as the sum of its lines', async () => {
    const wrong = await queryNumber(
      connection,
      `from booking where status in ('pending', 'reserved', 'cancelled', 'paid') and price <>
         (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(price_lines) line)`,
    )

    expect(wrong).toBe(0)
  })

  it('drops its temporary tables', async () => {
    expect(
      await queryNumber(
        connection,
        `from pg_class where relname like 'template%' and relkind = 'r'`,
      ),
    ).toBe(0)
  })
})
