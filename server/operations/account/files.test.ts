import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepBookings } from '../../bookings/sweep-bookings.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { createHtmlFile, createPdf, createPng, createSvg } from '../../testing/files.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

const { accounts } = landmarks
const MEGABYTE = 1024 * 1024
const HOUR_MS = 3_600_000

let server: TestServer
let yasmine: Browser
const openVisitor = () => new Browser(server.app)
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  yasmine = await createSignedInBrowser(server, 'yasmine')
})
afterAll(() => server.close())

const uploadLicense = (file: File, id: string = accounts.yasmine, browser = yasmine) =>
  browser.upload(`/api/update-license/${id}`, 'file', file)
const uploadGuestLicense = (file: File) => openVisitor().upload('/api/create-license', 'file', file)
const uploadAvatar = (file: File) =>
  yasmine.upload(`/api/update-avatar/${accounts.yasmine}`, 'image', file)
const readUploadName = ({ body }: BrowserReply) => String(body)
const fetchProfile = async () => (await yasmine.get(`/api/user/${accounts.yasmine}`)).body

describe('a license', () => {
  // @shows ACCOUNT-43
  it('is stored under an unguessable name, whatever its original name', async () => {
    const reply = await uploadLicense(createPng('../../etc/passwd.exe', 'text/html'))
    expect(reply.status).toBe(200)
    expect(reply.body).toMatch(/^[\w-]{43}\.png$/)
    expect(await fetchProfile()).toMatchObject({ license: reply.body })
    const read = await yasmine.get(`/api/licenses/${readUploadName(reply)}`)
    expect(read.headers.get('content-type')).toBe('image/png')
    expect(read.headers.get('cache-control')).toBe('private, no-store')
    expect(read.headers.get('x-content-type-options')).toBe('nosniff')
    expect(read.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
    expect(read.body).toBe(await createPng().text())
  })

  // @shows WIRE-25
  it('replaces the previous one', async () => {
    const former = readUploadName(await uploadLicense(createPng()))
    const name = readUploadName(await uploadLicense(createPdf()))
    expect(name).toMatch(/\.pdf$/)
    expect((await yasmine.get(`/api/licenses/${former}`)).status).toBe(204)
    const read = await yasmine.get(`/api/licenses/${name}`)
    expect([read.status, read.body]).toEqual([200, await createPdf().text()])
  })

  it('is stored once, as named in the account, after two concurrent uploads', async () => {
    const replies = await Promise.all([uploadLicense(createPng()), uploadLicense(createPdf())])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const files = await server.db
      .selectFrom('upload')
      .select('name')
      .where('account_id', '=', accounts.yasmine)
      .where('kind', '=', 'license')
      .execute()
    expect(files).toEqual([{ name: ((await fetchProfile()) as { license: string }).license }])
  })

  // @shows WIRE-26
  it('can be deleted by its owner', async () => {
    const name = readUploadName(await uploadLicense(createPdf()))
    const reply = await yasmine.post(`/api/delete-license/${accounts.yasmine}`, null)
    expect(reply.status).toBe(200)
    expect(await fetchProfile()).toMatchObject({ license: null })
    expect((await yasmine.get(`/api/licenses/${name}`)).status).toBe(204)
  })

  // @shows ACCOUNT-43
  it('is readable only by its owner, a supplier who rents to them, and admins', async () => {
    const path = `/api/licenses/${readUploadName(await uploadLicense(createPdf()))}`
    expect(readProblemCode(await openVisitor().get(path))).toBe('unauthenticated')
    expect(readProblemCode(await (await createSignedInBrowser(server, 'oliver')).get(path))).toBe(
      'forbidden',
    )
    expect((await (await createSignedInBrowser(server, 'admin')).get(path)).status).toBe(200)
    expect((await (await createSignedInBrowser(server, 'jasmin')).get(path)).status).toBe(200)

    const nour = await createSignedInBrowser(server, 'nour')
    const foreign = await uploadLicense(createPdf(), accounts.nour, nour)
    const jasmin = await createSignedInBrowser(server, 'jasmin')
    expect(readProblemCode(await jasmin.get(`/api/licenses/${readUploadName(foreign)}`))).toBe(
      'forbidden',
    )
  })

  it('can be uploaded only by customers, not by staff', async () => {
    const jasmin = await createSignedInBrowser(server, 'jasmin')
    const { body } = await jasmin.post('/api/validate-access-token')
    expect(body).toBe('OK')
    const account = await server.db
      .selectFrom('account')
      .select('id')
      .where('type', '=', 'supplier')
      .executeTakeFirstOrThrow()
    expect((await uploadLicense(createPdf(), account.id, jasmin)).status).toBe(204)
  })
})

describe('a file', () => {
  // @shows ACCOUNT-42
  it.each([
    ['a page called PDF', createHtmlFile('licence.pdf', 'application/pdf')],
    ['a page called image', createHtmlFile('licence.png', 'image/png')],
    ['an SVG called image', createSvg()],
    ['a text', new File(['hello'], 'licence.jpg', { type: 'image/jpeg' })],
  ])('is rejected when its bytes have another type: %s', async (_what, file) => {
    const reply = await uploadLicense(file)
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { code: 'invalid-request', errors: [{ pointer: '/file', code: 'wrong-format' }] },
    ])
  })

  it('that is empty or missing is rejected', async () => {
    const expected = { errors: [{ pointer: '/file', code: 'required' }] }
    expect((await uploadLicense(new File([], 'licence.pdf'))).body).toMatchObject(expected)
    const path = `/api/update-license/${accounts.yasmine}`
    expect((await yasmine.upload(path, 'other', createPdf())).body).toMatchObject(expected)
  })

  it('must be sent as form data', async () => {
    const reply = await yasmine.post(`/api/update-license/${accounts.yasmine}`, { file: 'x' })
    expect([reply.status, readProblemCode(reply)]).toEqual([415, 'unsupported-media-type'])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = { headers, raw: 'no form at all' }
    const path = `/api/update-license/${accounts.yasmine}`
    expect((await yasmine.post(path, undefined, broken)).status).toBe(400)
  })

  // @shows ACCOUNT-42
  it('may have at most 5 MB', async () => {
    expect((await uploadLicense(createPdf(5 * MEGABYTE))).status).toBe(200)
    const reply = await uploadLicense(createPdf(5 * MEGABYTE + 1))
    expect([reply.status, readProblemCode(reply)]).toEqual([413, 'too-large'])
  })

  // @shows SAFE-15
  it('that never ends is rejected while it is being sent', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(FORM_START)),
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(MEGABYTE))
      },
    })
    const request = new Request(`http://localhost:3002/api/create-license`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    })
    const response = await server.app(request)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(10)
  })
})

const FORM_START =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'

describe('a guest’s license', () => {
  // @shows WIRE-24, WIRE-27
  it('can be read and deleted by any visitor with its name', async () => {
    const name = readUploadName(await uploadGuestLicense(createPdf()))
    const read = await openVisitor().get(`/api/licenses/${name}`)
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await openVisitor().post(`/api/delete-temp-license/${name}`)).status).toBe(200)
    expect((await openVisitor().get(`/api/licenses/${name}`)).status).toBe(204)
    expect((await openVisitor().post(`/api/delete-temp-license/${name}`)).status).toBe(200)
  })

  // @shows ACCOUNT-44
  it('is deleted after a day', async () => {
    const name = readUploadName(await uploadGuestLicense(createPng()))
    server.clock.now = new Date(NOW.getTime() + 24 * HOUR_MS)
    expect((await openVisitor().get(`/api/licenses/${name}`)).status).toBe(204)
    await sweepBookings(server.db, server.clock.now)
    const rows = await server.db
      .selectFrom('upload')
      .select('name')
      .where('name', '=', name)
      .execute()
    expect(rows).toEqual([])
  })

  it('is the only license that can be deleted without a session', async () => {
    const name = readUploadName(await uploadLicense(createPdf()))
    await openVisitor().post(`/api/delete-temp-license/${name}`)
    expect((await yasmine.get(`/api/licenses/${name}`)).status).toBe(200)
  })

  it.each(['..%2f..%2fetc%2fpasswd', 'license', '.pdf'])('rejects the name %s', async (name) => {
    expect((await openVisitor().get(`/api/licenses/${name}`)).status).toBe(400)
    expect((await openVisitor().post(`/api/delete-temp-license/${name}`)).status).toBe(400)
  })
})

describe('a picture', () => {
  // @shows ACCOUNT-10, WIRE-18, WIRE-19
  it('can be seen by any visitor with its name, until replaced or deleted', async () => {
    const reply = await uploadAvatar(createPng())
    expect(await fetchProfile()).toMatchObject({ avatar: reply.body })
    const path = `/api/avatars/${readUploadName(reply)}`
    const read = await openVisitor().get(path)
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(read.headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    expect((await uploadAvatar(createPng())).body).not.toBe(reply.body)
    expect((await openVisitor().get(path)).status).toBe(204)
    expect((await yasmine.post(`/api/delete-avatar/${accounts.yasmine}`)).status).toBe(200)
    expect(await fetchProfile()).toMatchObject({ avatar: null })
  })

  it('cannot be a PDF, and a license is not served as a picture', async () => {
    const refused = { errors: [{ pointer: '/image', code: 'wrong-format' }] }
    expect((await uploadAvatar(createPdf())).body).toMatchObject(refused)
    const license = readUploadName(await uploadLicense(createPng()))
    expect((await openVisitor().get(`/api/avatars/${license}`)).status).toBe(204)
  })
})
