import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Land, LandCountry } from '#rental/map/land.ts'
import { clipLand, findRegion } from './clip-land.ts'
import { readRegion, DEFAULT_REGION, writePackagedLand } from './packaged-land.ts'

const listCountries = ({ topology }: Land): LandCountry[] =>
  topology.objects.countries.geometries.map(({ properties }) => properties ?? {})
const listCountryCodes = (land: Land) => listCountries(land).map(({ code }) => code)

describe('a map’s land', () => {
  it('is cut to the operator’s region', () => {
    const land = clipLand([7, 30, 12, 38])
    expect(land.region).toEqual([7, 30, 12, 38])
    expect(listCountryCodes(land)).toEqual(expect.arrayContaining(['TN', 'DZ', 'LY']))
    expect(listCountryCodes(land)).not.toContain('ES')
    const [west = 0, south = 0, east = 0, north = 0] = land.topology.bbox ?? []
    expect([west >= 7, south >= 30, east <= 12, north <= 38]).toEqual([true, true, true, true])
  })

  it('labels a country within its borders', () => {
    const tunisia = listCountries(clipLand([7, 30, 12, 38])).find(({ code }) => code === 'TN')
    const [latitude = 0, longitude = 0] = tunisia?.at ?? []
    expect(latitude).toBeGreaterThan(32)
    expect(latitude).toBeLessThan(37.4)
    expect(longitude).toBeGreaterThan(8)
    expect(longitude).toBeLessThan(11)
  })

  it('is empty for a region in the middle of the sea', () => {
    expect(listCountryCodes(clipLand([-40, 30, -35, 34]))).toEqual([])
  })
})

describe('the region', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masar-land-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is read from existing settings, with a default', async () => {
    const file = join(folder, 'config.json')
    expect(readRegion(file)).toEqual({ region: DEFAULT_REGION })
    await writeFile(file, '{}')
    expect(readRegion(file)).toEqual({ region: DEFAULT_REGION })
    await writeFile(file, '{ "map": { "region": [-80, -5, -66, 13] } }')
    expect(readRegion(file)).toEqual({ region: [-80, -5, -66, 13] })
  })

  // @sets country, map
  it('surrounds the operator’s country when no map is configured', async () => {
    const file = join(folder, 'country.json')
    await writeFile(file, '{ "country": "US" }')
    const { region, view = [] } = readRegion(file)
    const newYork = [-74, 40.7] as const
    const [west = 0, south = 0, east = 0, north = 0] = view
    expect(newYork[0] > west && newYork[0] < east && newYork[1] > south && newYork[1] < north).toBe(
      true,
    )
    expect(listCountryCodes(clipLand(region))).toContain('US')
    expect(listCountryCodes(clipLand(region))).not.toContain('TN')

    await writeFile(file, '{ "country": "US", "map": { "region": [-80, -5, -66, 13] } }')
    expect(readRegion(file)).toEqual({ region: [-80, -5, -66, 13] })
    await writeFile(file, '{ "country": "ZZ" }')
    expect(readRegion(file)).toEqual({ region: DEFAULT_REGION })
  })

  it('determines whether the packaged land is written again', async () => {
    const [settings, made] = [join(folder, 'asked.json'), join(folder, 'land.js')]
    const write = async (region: readonly number[]) => {
      await writeFile(settings, JSON.stringify({ map: { region } }))
      writePackagedLand(made, settings)
      const { mtimeMs } = await stat(made)
      const { land } = (await import(`${pathToFileURL(made).href}?${mtimeMs}`)) as {
        land: Land
      }
      return { land, mtimeMs }
    }
    const first = await write([7, 30, 12, 38])
    expect(first.land.region).toEqual([7, 30, 12, 38])
    expect(await write([7, 30, 12, 38])).toEqual(first)
    expect((await write([-5, 41, 9, 51])).land.region).toEqual([-5, 41, 9, 51])
  })

  it.each(['US', 'FR', 'RU', 'NZ', 'MT', 'FJ'])(
    'contains land but does not span the whole world: %s',
    (code) => {
      const found = findRegion(code)
      const [west = 0, south = 0, east = 0, north = 0] = found?.region ?? []
      expect([west >= -180, south >= -85, east <= 180, north <= 85]).toEqual([
        true,
        true,
        true,
        true,
      ])
      expect(east - west).toBeLessThan(270)
      expect(listCountryCodes(clipLand(found?.view ?? [0, 0, 0, 0])).length).toBeGreaterThan(0)
    },
  )
})
