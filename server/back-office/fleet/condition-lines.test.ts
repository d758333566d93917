import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ConditionTerms } from '../../conditions/condition-terms.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'
import { readCsv } from '../csv/read-csv.ts'
import { runOrRehearse } from '../perform.ts'
import { importFleet } from './import-fleet.ts'
import { toFleetId } from './known-references.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await importText('supplier,name\nalpha,Alpha\n')
})
afterAll(() => server.close())

const importText = (text: string) =>
  runOrRehearse(server.db, false, (tx) => importFleet(tx, [readCsv('terms.csv', text)]))

const HEADER =
  'conditions;ranges;excess;excess_collision_damage_waiver;excess_full_insurance;extra_kilometre;refuelling_fee;border_countries;border_fee;grace_minutes;late_hour_fee;deposit_methods;documents;young_driver_under;young_driver_daily_fee;note_fr;note_en;note_es'
const SUPPLIER_LINE =
  'alpha;;3000;600;0;0,35;25;dz|LY;150;30;15;creditCard|cash;drivingLicense|passport;25;12;Pas de pistes.;No tracks.;Sin pistas.'
const LARGE_CARS_LINE = 'alpha;maxi|bus;5000;1200;;0,6;;;;;;;;;;;;'

const importLines = (...lines: string[]) => importText([HEADER, ...lines, ''].join('\n'))
const readVersions = () =>
  server.db
    .selectFrom('rental_conditions')
    .select(['version', sql<ConditionTerms>`terms`.as('terms')])
    .where('supplier_id', '=', toFleetId('supplier', 'alpha'))
    .orderBy('version')
    .execute()

// @shows OPS-26
describe('importing rental conditions', () => {
  it('stores amounts as integers, and the terms of each car range separately', async () => {
    expect(await importLines(LARGE_CARS_LINE, SUPPLIER_LINE)).toMatchObject({ conditions: 2 })
    const [first] = await readVersions()
    expect(first).toEqual({
      version: 1,
      terms: {
        groups: [
          {
            ranges: [],
            excess: { withoutCover: 3_000_000, collisionDamageWaiver: 600_000, fullInsurance: 0 },
            extraKilometre: 350,
          },
          {
            ranges: ['maxi', 'bus'],
            excess: {
              withoutCover: 5_000_000,
              collisionDamageWaiver: 1_200_000,
              fullInsurance: null,
            },
            extraKilometre: 600,
          },
        ],
        refuellingFee: 25_000,
        border: { countries: ['DZ', 'LY'], fee: 150_000 },
        lateReturn: { graceMinutes: 30, hourlyFee: 15_000 },
        depositMethods: ['creditCard', 'cash'],
        documents: ['drivingLicense', 'passport'],
        youngDriver: { under: 25, dailyFee: 12_000 },
        notes: { fr: 'Pas de pistes.', en: 'No tracks.', es: 'Sin pistas.' },
      },
    })
  })

  it('adds a version only when something has changed', async () => {
    await importLines(SUPPLIER_LINE, LARGE_CARS_LINE)
    expect(await readVersions()).toHaveLength(1)
    await importLines(SUPPLIER_LINE.replace(';25;dz', ';30;dz'), LARGE_CARS_LINE)
    const versions = await readVersions()
    expect(versions.map(({ terms }) => terms.refuellingFee)).toEqual([25_000, 30_000])
  })

  it('stores texts unchanged, because pages and emails escape them', async () => {
    await importLines(SUPPLIER_LINE.replaceAll('No tracks.', '<b>No</b> tracks.'))
    expect((await readVersions()).at(-1)?.terms.notes?.en).toBe('<b>No</b> tracks.')
  })

  it.each([
    [
      'an unknown supplier',
      [SUPPLIER_LINE.replace('alpha', 'omega')],
      'there is no supplier "omega".',
    ],
    ['ranges without a line for all other cars', [LARGE_CARS_LINE], 'no line without ranges'],
    ['two lines without ranges', [SUPPLIER_LINE, SUPPLIER_LINE], 'another line without ranges'],
    [
      'a range twice',
      [SUPPLIER_LINE, LARGE_CARS_LINE, LARGE_CARS_LINE],
      'the range maxi appears twice.',
    ],
    [
      'fees of only some cars',
      [SUPPLIER_LINE, LARGE_CARS_LINE.replace('0,6;', '0,6;9')],
      'refuelling_fee must be',
    ],
    [
      'an excess that is higher with cover',
      [SUPPLIER_LINE.replace(';600;', ';4000;')],
      'higher than the excess without',
    ],
    ['a missing excess', [SUPPLIER_LINE.replace(';3000;', ';;')], 'excess must be a number'],
    [
      'a country name instead of a code',
      [SUPPLIER_LINE.replace('dz|LY', 'Algérie')],
      'codes of two letters',
    ],
    ['a fee without a country', [SUPPLIER_LINE.replace('dz|LY', '')], 'border_fee needs'],
    ['an unknown card', [SUPPLIER_LINE.replace('cash', 'shells')], 'not "shells"'],
    [
      'an incomplete rule for young drivers',
      [SUPPLIER_LINE.replace(';25;12;', ';25;;')],
      'belong together',
    ],
    [
      'a note in two languages',
      [SUPPLIER_LINE.replace('No tracks.', '')],
      'note_es belong together',
    ],
    [
      'a long note',
      [SUPPLIER_LINE.replace('No tracks.', 'x'.repeat(1001))],
      'more than 1000 characters',
    ],
  ])('rejects %s and stores nothing', async (_, lines, sentence) => {
    const before = await readVersions()
    await expect(importLines(...lines)).rejects.toThrow(sentence)
    expect(await readVersions()).toEqual(before)
  })
})
