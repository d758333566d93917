import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sealLicenses } from '../back-office/seal-licenses.ts'
import { createSealKey } from '../config/seal-key.ts'
import { Browser } from '../testing/browser.ts'
import { createPdf } from '../testing/files.ts'
import { createServerOn, type TestServer, createTestServer } from '../testing/test-server.ts'
import { seal, unseal } from './sealed-bytes.ts'

const OLD_KEY = createSealKey(Buffer.alloc(32, 'old'))
const NEW_KEY = createSealKey(Buffer.alloc(32, 'new'))
const LICENSE_BYTES = Buffer.from('%PDF-1.4 a license')

describe('sealed bytes', () => {
  it('reveal nothing, differ each time, and decrypt to the original', () => {
    const sealed = Buffer.from(seal(LICENSE_BYTES, 'a.pdf', [OLD_KEY]))
    expect(sealed.includes('license')).toBe(false)
    expect(sealed.equals(seal(LICENSE_BYTES, 'a.pdf', [OLD_KEY]))).toBe(false)
    expect(Buffer.from(unseal(sealed, 'a.pdf', [NEW_KEY, OLD_KEY])).equals(LICENSE_BYTES)).toBe(
      true,
    )
  })

  it('are not encrypted when no key is configured', () => {
    expect(seal(LICENSE_BYTES, 'a.pdf', [])).toBe(LICENSE_BYTES)
    expect(unseal(LICENSE_BYTES, 'a.pdf', [OLD_KEY])).toBe(LICENSE_BYTES)
  })

  it('can be decrypted only with their own name and key, and only if unmodified', () => {
    const sealed = Buffer.from(seal(LICENSE_BYTES, 'a.pdf', [OLD_KEY]))
    expect(() => unseal(sealed, 'b.pdf', [OLD_KEY])).toThrow('authenticate')
    expect(() => unseal(sealed, 'a.pdf', [NEW_KEY])).toThrow('No key of LICENSE_KEYS')
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(() => unseal(sealed, 'a.pdf', [OLD_KEY])).toThrow('authenticate')
  })
})

const uploadLicense = async (browser: Browser) =>
  (await browser.upload('/api/create-license', 'file', createPdf())).body as string
const readLicense = async (browser: Browser, name: string) => {
  const { status, body } = await browser.get(`/api/licenses/${name}`)
  return [status, String(body).startsWith('%PDF-1.4')]
}

describe('a license', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
  })
  afterAll(() => server.close())

  const shop = (...licenseKeys: (typeof OLD_KEY)[]) =>
    new Browser(createServerOn(server, { licenseKeys }).app)
  const isPlain = async (name: string) => {
    const { bytes } = await server.db
      .selectFrom('upload')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return Buffer.from(bytes).includes('%PDF')
  }

  // @shows OPS-25
  it('is sealed once a key is configured, and licenses stored earlier stay readable', async () => {
    const plain = await uploadLicense(shop())
    const sealed = await uploadLicense(shop(OLD_KEY))
    expect([await isPlain(plain), await isPlain(sealed)]).toEqual([true, false])
    expect(await readLicense(shop(OLD_KEY), sealed)).toEqual([200, true])
    expect(await readLicense(shop(OLD_KEY), plain)).toEqual([200, true])
    expect((await readLicense(shop(), sealed))[0]).toBe(500)
  })

  // @shows OPS-25
  it('can be resealed, after which only the new key is needed', async () => {
    const names = [await uploadLicense(shop()), await uploadLicense(shop(OLD_KEY))]
    expect(await sealLicenses(server.db, [NEW_KEY, OLD_KEY], true)).toBeGreaterThanOrEqual(2)
    expect(await isPlain(names[0] ?? '')).toBe(true)
    await sealLicenses(server.db, [NEW_KEY, OLD_KEY], false)
    for (const name of names) expect(await readLicense(shop(NEW_KEY), name)).toEqual([200, true])
    expect(await sealLicenses(server.db, [NEW_KEY, OLD_KEY], false)).toBe(0)
    await expect(sealLicenses(server.db, [], false)).rejects.toThrow('contains no key')
  })
})
