import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { buildGuestCheckout, buildCarSearch } from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'
import { readCsv } from '../csv/read-csv.ts'
import { importFleet } from './import-fleet.ts'
import { toFleetId } from './known-references.ts'
import { runOrRehearse } from '../perform.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const LOCATIONS = `\uFEFFlocation,country,name_fr,name_en,name_es,parent,latitude,longitude,time_zone
lys,FR,"Aéroport de Lyon, Saint-Exupéry",Lyon Saint-Exupéry airport,Aeropuerto de Lyon,lyon,45.72,5.08,Europe/Paris
lyon,FR,Lyon,Lyon,Lyon,,45.76,4.83,Europe/Paris
`
const SUPPLIERS = 'supplier;name;pay_later;minimum_rental_days\r\nalpha;Alpha Autos;yes;\r\n'
const CAR_HEADER =
  'car,supplier,name,locations,daily_price,deposit,minimum_age,type,gearbox,aircon,seats,doors,fuel_policy,mileage,range,multimedia,cancellation,available'
const CAR =
  'AB-123-CD,alpha,Renault Clio,lys|lyon,"90,50",300,21,gasoline,manual,yes,5,5,likeForlike,unlimited,mini,bluetooth|appleCarPlay,0,yes'

/** Creates a name of 120 characters, quoted for a table. */
const createLongName = (kind: string) => `"${`${kind} é; « 🚗 », ß `.padEnd(120, 'x')}!"`

const parseTables = (...texts: string[]) =>
  texts.map((text, at) => readCsv(`table-${at + 1}.csv`, text))
const importTexts = (...texts: string[]) =>
  runOrRehearse(server.db, false, (tx) => importFleet(tx, parseTables(...texts)))

const findIssues = (...texts: string[]) =>
  importTexts(...texts).then(
    () => [],
    (error: unknown) => String(error instanceof Error ? error.message : error).split('\n'),
  )

const countCars = async () => {
  const { rows } = await server.db
    .selectFrom('car')
    .select((the) => the.fn.countAll().as('count'))
    .execute()
    .then((found) => ({ rows: found }))
  return Number(rows[0]?.count)
}

describe('importing a fleet', () => {
  // @shows OPS-23
  it('makes its cars available to search and book at their prices', async () => {
    expect(await importTexts(`${CAR_HEADER}\n${CAR}\n`, SUPPLIERS, LOCATIONS)).toEqual({
      location: 2,
      supplier: 1,
      car: 1,
      conditions: 0,
    })
    const [car, supplier] = [toFleetId('car', 'AB-123-CD'), toFleetId('supplier', 'alpha')]
    const airport = toFleetId('location', 'lys')
    const browser = new Browser(server.app)
    const body = buildCarSearch({ suppliers: [supplier], pickupLocation: airport })
    const found = await browser.post('/api/frontend-cars/1/10', body)
    expect(JSON.stringify(found.body)).toContain(car)
    const locations = { pickupLocation: airport, dropOffLocation: airport }
    const booked = buildGuestCheckout({ car, supplier, ...locations, price: 271.5 })
    expect((await browser.post('/api/checkout', booked)).status).toBe(200)
  })

  it('updates a car when a line has its reference', async () => {
    const before = await countCars()
    await importTexts(`${CAR_HEADER}\n${CAR.replace('"90,50"', '120')}\n`)
    expect(await countCars()).toBe(before)
    const { daily_price, mileage, multimedia } = await server.db
      .selectFrom('car')
      .selectAll()
      .where('id', '=', toFleetId('car', 'AB-123-CD'))
      .executeTakeFirstOrThrow()
    expect([daily_price, mileage, multimedia]).toEqual([120_000, -1, ['bluetooth', 'appleCarPlay']])
  })

  it('reports errors by line and then imports nothing', async () => {
    const before = await countCars()
    const right = CAR.replace('AB-123-CD', 'EF-456-GH')
    const wrong = CAR.replace('AB-123-CD', 'IJ-789-KL')
      .replace('manual', 'stick')
      .replace('"90,50"', 'cheap')
      .replace('alpha', 'omega')
      .replace('lys|lyon', 'lys|mars')
      .replace('bluetooth', 'gramophone')
    const issues = await findIssues(`${CAR_HEADER}\n${right}\n${wrong}\n`)
    expect(issues).toEqual([
      'table-1.csv, line 3: there is no supplier "omega".',
      'table-1.csv, line 3: gearbox must be one of manual, automatic; it is "stick".',
      expect.stringContaining('line 3: multimedia has touchscreen, bluetooth'),
      expect.stringContaining('line 3: daily_price must be a number from 0 to'),
      'table-1.csv, line 3: there is no location "mars".',
    ])
    expect(await countCars()).toBe(before)
  })

  it.each([
    [
      'no table at all',
      ['nonsense'],
      'the first column must be location, supplier, car, conditions',
    ],
    ['a column that is missing', ['supplier\nbeta\n'], 'there is no column name.'],
    [
      'an unknown column',
      ['supplier,name,colour\nbeta,Beta,red\n'],
      'the column colour is unknown.',
    ],
    [
      'a row that is too short',
      ['supplier,name\nbeta\n'],
      'line 2: has 1 cells, and the header has 2.',
    ],
    ['a duplicate reference', ['supplier,name\nbeta,Beta\nbeta,Beta\n'], 'appears twice.'],
    [
      'only one of latitude and longitude',
      [`${LOCATIONS.split('\n')[0]}\nx,FR,X,X,X,,45.1,,Europe/Paris\n`],
      'latitude and longitude belong together.',
    ],
    [
      'an unknown time zone',
      [`${LOCATIONS.split('\n')[0]}\nx,FR,X,X,X,,,,Europe/Atlantis\n`],
      'is no time zone.',
    ],
  ])('is rejected for %s', async (_, texts, sentence) => {
    expect((await findIssues(...texts)).join('\n')).toContain(sentence)
  })

  it.each([
    ['90,50', 90_500],
    ['"1.234,50"', 1_234_500],
    ['"1,234.50"', 1_234_500],
    ['1 234.5', 1_234_500],
    ["1'234.50", 1_234_500],
    ['1\u00A0234', 1_234_000],
    ['1.2340', 1_234],
  ])('reads the price %s like a spreadsheet', async (written, millimes) => {
    const car = CAR.replaceAll(',', ';').replace(/"[^"]*"/, written.replaceAll('"', ''))
    await importTexts(`${CAR_HEADER.replaceAll(',', ';')}\n${car}\n`)
    const { daily_price } = await server.db
      .selectFrom('car')
      .select('daily_price')
      .where('id', '=', toFleetId('car', 'AB-123-CD'))
      .executeTakeFirstOrThrow()
    expect(daily_price).toBe(millimes)
  })

  it.each([
    ['1.234', 'write 1234 or 1.2340.'],
    ['"1,234"', 'write 1234 or 1,2340.'],
    ['90.5555', 'more than the 3 decimals of TND'],
    ['1,23,4', 'has 20 cells'],
    ['1.23.4', 'must be a number'],
    ['1e3', 'must be a number'],
    ['€ 90', 'must be a number'],
  ])('rejects the price %s instead of guessing', async (written, sentence) => {
    const issues = await findIssues(`${CAR_HEADER}\n${CAR.replace('"90,50"', written)}\n`)
    expect(issues.join('\n')).toContain(sentence)
  })

  it('rejects a location that contains itself', async () => {
    const loop = LOCATIONS.replace('Lyon,Lyon,Lyon,,', 'Lyon,Lyon,Lyon,lys,')
    expect((await findIssues(loop)).join('\n')).toContain('line 3: parent leads back')
  })

  it.each([
    ['x'.repeat(121), 'more than 120 characters'],
    ['"Renault\rATTACH:evil"', 'a line break or an invisible character'],
    ['Renault \u202Eoilc', 'a line break or an invisible character'],
    ['" \u00A0 "', 'name is missing'],
  ])('rejects the name %j', async (name, sentence) => {
    const issues = await findIssues(`${CAR_HEADER}\n${CAR.replace('Renault Clio', name)}\n`)
    expect(issues.join('\n')).toContain(sentence)
  })

  it('accepts names only up to the length that responses may contain', async () => {
    await importTexts(
      `${LOCATIONS.split('\n')[0]}\nlong,FR,${createLongName('Lieu')},${createLongName('Place')},${createLongName('Lugar')},,45.1,5.1,\n`,
      `supplier,name\nlong,${createLongName('Autos')}\n`,
      `${CAR_HEADER}\n${CAR.replace('AB-123-CD', 'long').replace('alpha', 'long').replace('lys|lyon', 'long').replace('Renault Clio', createLongName('Car'))}\n`,
    )
    const browser = new Browser(server.app)
    const [supplier, location] = [toFleetId('supplier', 'long'), toFleetId('location', 'long')]
    const body = buildCarSearch({ suppliers: [supplier], pickupLocation: location })
    for (const answer of [
      await browser.get('/api/all-suppliers'),
      await browser.get('/api/countries-with-locations/fr/false/1'),
      await browser.post('/api/frontend-suppliers', body),
      await browser.post('/api/frontend-cars/1/10', body),
    ]) {
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).toContain('🚗')
    }
  })

  it('changes nothing in a dry run', async () => {
    const before = await countCars()
    const text = `${CAR_HEADER}\n${CAR.replace('AB-123-CD', 'ZZ-999-ZZ')}\n`
    const imported = await runOrRehearse(server.db, true, (tx) =>
      importFleet(tx, parseTables(text)),
    )
    expect(imported.car).toBe(1)
    expect(await countCars()).toBe(before)
  })
})
