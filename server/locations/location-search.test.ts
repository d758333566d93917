import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, type ConnectionTarget } from '../db/connection/connect.ts'
import { migrate } from '../db/migrate.ts'
import { transaction } from '../db/transaction.ts'
import { insertRows } from '../demo/insert.ts'
import { toLocationId, makeLocationRows } from '../demo/locations/locations.ts'
import { Browser } from '../testing/browser.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startPostgres,
} from '../testing/processes/postgres.ts'
import { createServerOn, type TestServer } from '../testing/test-server.ts'
import { openDatabase } from '../testing/prepared/dumps.ts'

/** The page's language, the typed text, and all expected results in order. */
const TYPED_SEARCHES: readonly (readonly [
  language: string,
  typed: string,
  names: readonly string[],
])[] = [
  ['en', 'Tunis airport', ['Tunis-Carthage Airport']],
  ['en', 'airport tunis', ['Tunis-Carthage Airport']],
  ['en', 'tunis carth', ['Tunis-Carthage Airport']],
  ['en', 'tunis-carth', ['Tunis-Carthage Airport']],
  ['en', 'TUNIS CARTHAGE', ['Tunis-Carthage Airport']],
  ['en', 'tuniscarthage', ['Tunis-Carthage Airport']],
  ['fr', 'aeroport tunis', ['Aéroport de Tunis-Carthage']],
  ['fr', 'tunis airport', ['Aéroport de Tunis-Carthage']],
  ['es', 'aéroport de Tunis', ['Aeropuerto de Túnez-Cartago']],
  ['fr', 'Túnez aeropuerto', ['Aéroport de Tunis-Carthage']],
  ['en', 'airport of Tunis', ['Tunis-Carthage Airport']],
  ['fr', 'djerba zarzis', ['Aéroport de Djerba-Zarzis']],
  ['fr', 'zarzis djerba', ['Aéroport de Djerba-Zarzis']],
  ['fr', 'jerba', ['Aéroport de Djerba-Zarzis', 'Djerba']],
  ['en', 'djreba', ['Djerba-Zarzis Airport', 'Djerba']],
  ['fr', 'gare tunis', ['Gare de Tunis']],
  ['fr', 'tunis gare', ['Gare de Tunis']],
  ['es', 'estacion de tren tunez', ['Estación de tren de Túnez']],
  ['en', 'train station sousse', ['Sousse Railway Station']],
  ['fr', 'gare sfx', []],
  ['fr', 'gare sfac', ['Gare de Sfax']],
  ['fr', 'hamamet', ['Aéroport d’Enfidha-Hammamet', 'Hammamet', 'Marina de Yasmine Hammamet']],
  ['en', 'enfida hamamet', ['Enfidha-Hammamet Airport']],
  ['en', 'monastir airprot', ['Monastir Habib Bourguiba Airport']],
  ['fr', 'aeropor monastir', ['Aéroport de Monastir-Habib-Bourguiba']],
  ['fr', 'habib bourgiba', ['Aéroport de Monastir-Habib-Bourguiba']],
  ['en', 'sidi bousaid', ['Sidi Bou Said']],
  ['fr', 'la marsa', ['La Marsa']],
  ['es', 'la goulette', ['Puerto de La Goleta']],
  ['fr', 'susa', ['Gare de Sousse', 'Sousse']],
  ['en', 'sousse, tunisia', ['Sousse Railway Station', 'Sousse', 'Port El Kantaoui']],
  ['fr', 'tozuer', ['Aéroport de Tozeur-Nefta', 'Tozeur']],
  ['en', 'marrakech airport', ['Marrakesh Menara Airport']],
  ['fr', 'l’ariana', ['L’Ariana']],
  ['fr', 'lariana', ['L’Ariana']],
  ['en', 'alger', ['Algiers Houari Boumediene Airport', 'Port of Algiers', 'Algiers']],
  ['en', 'london', []],
  ['en', 'zzz', []],
]

type Page = [{ resultData: { name: string }[]; pageInfo: { totalRecords: number }[] }]

type KindsPage = [{ resultData: { name: string; kind: string }[] }]

const searchPage = async (
  server: TestServer,
  language: string,
  typed: string,
  page = 1,
  size = 100,
) => {
  const path = `/api/locations/${page}/${size}/${language}?s=${encodeURIComponent(typed)}`
  const [{ resultData, pageInfo }] = (await new Browser(server.app).get(path)).body as Page
  return { names: resultData.map(({ name }) => name), total: pageInfo[0]?.totalRecords ?? 0 }
}

async function createLocationServer(where: ConnectionTarget) {
  const connection = await connect(where)
  await migrate(connection.db)
  await transaction(connection.db, async (tx) => {
    for (const [table, rows] of Object.entries(makeLocationRows()))
      await insertRows(tx, table, rows)
  })
  return createServerOn(connection)
}

function testLocationSearch(currentServer: () => TestServer) {
  it.each(TYPED_SEARCHES)('in %s, typing "%s" finds %j', async (language, typed, names) => {
    expect(await searchPage(currentServer(), language, typed)).toEqual({
      names,
      total: names.length,
    })
  })

  it.each(['%', '_', String.raw`\ `, "'; drop table location; --"])(
    'typing SQL wildcards or quotes finds nothing (%s)',
    async (typed) => {
      expect((await searchPage(currentServer(), 'fr', typed)).total).toBe(0)
    },
  )

  it.each(['tun%', '%carth', 'gare_tun'])(
    'an SQL wildcard only separates words (%s)',
    async (typed) => {
      const words = typed.replaceAll(/[%_]/g, ' ')
      const server = currentServer()
      expect(await searchPage(server, 'fr', typed)).toEqual(await searchPage(server, 'fr', words))
    },
  )

  it('airports are listed first, then stations and ports, towns, and quarters, each by name', async () => {
    const server = currentServer()
    const [page] = (await new Browser(server.app).get('/api/locations/1/100/fr')).body as KindsPage
    const rows = page.resultData
    expect(rows).toHaveLength(makeLocationRows().location.length)
    const kinds = rows.map(({ kind }) => (kind === 'port' ? 'station' : kind))
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      'airport',
      'station',
      'town',
      'quarter',
    ])
    const inOrder = new Intl.Collator('fr', { sensitivity: 'base' }).compare
    for (const kind of ['airport', 'town', 'quarter']) {
      const names = rows.filter((row) => row.kind === kind).map(({ name }) => name)
      expect(names).toEqual(names.toSorted(inOrder))
    }
  })

  it.each([
    ['Tunis-Carthage', 'airport'],
    ['Gare de Tunis', 'station'],
    ['La Goulette', 'port'],
    ['Tozeur', 'town'],
    ['Sidi Bou', 'quarter'],
    ['Yasmine', 'quarter'],
  ])('the result of "%s" is a %s', async (typed, kind) => {
    const path = `/api/locations/1/10/fr?s=${encodeURIComponent(typed)}`
    const [{ resultData }] = (await new Browser(currentServer().app).get(path)).body as KindsPage
    expect(resultData.map((row) => row.kind)).toContain(kind)
  })

  it('all pages of a result are complete and return the total count', async () => {
    const server = currentServer()
    const whole = await searchPage(server, 'es', 'aeroport')
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => searchPage(server, 'es', 'aeroport', page, 3)),
    )
    expect(pages.flatMap(({ names }) => names)).toEqual(whole.names.slice(0, 15))
    expect(whole.total).toBe(whole.names.length)
    const totals = [...pages, await searchPage(server, 'es', 'aeroport', 99, 3)]
    expect(totals.map(({ total }) => total)).toEqual(totals.map(() => whole.total))
  })

  it('a renamed location is found by its new name', async () => {
    const server = currentServer()
    await searchPage(server, 'fr', 'douz')
    const rename = (value: string) =>
      server.db
        .updateTable('translation')
        .set({ value })
        .where('owner_id', '=', toLocationId('douz'))
        .where('language', '=', 'fr')
        .execute()
    await rename('Porte du Sahara')
    expect(await searchPage(server, 'fr', 'sahara porte')).toEqual({
      names: ['Porte du Sahara'],
      total: 1,
    })
    await rename('Douz')
    expect(await searchPage(server, 'fr', 'sahara porte')).toEqual({ names: [], total: 0 })
  })
}

describe('locations in the embedded database', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createLocationServer({ pglite: await openDatabase('empty') })
  })
  afterAll(() => server.close())

  testLocationSearch(() => server)
})

const postgresProblem = findPostgresProblem()
describe.skipIf(postgresProblem !== null)(
  `locations in PostgreSQL ${postgresProblem ?? ''}`,
  () => {
    let server: TestServer
    let postgres: LocalPostgres
    beforeAll(async () => {
      postgres = await startPostgres()
      server = await createLocationServer({ databaseUrl: postgres.url })
    })
    afterAll(async () => {
      await server?.close()
      await postgres?.stop()
    })

    testLocationSearch(() => server)
  },
)
