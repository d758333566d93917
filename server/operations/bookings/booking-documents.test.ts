import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { SESSION_COOKIE } from '../../http/cookies.ts'
import { Browser } from '../../testing/browser.ts'
import {
  getDocumentPath,
  bookAndPayOnline,
  readDocumentPage,
  readDocuments,
  readIssuedDocument,
} from '../../testing/document-scenario.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function readPdf(id: string) {
  const { app } = server
  const admin = await createSignedInBrowser(server, 'admin')
  const cookie = `${SESSION_COOKIE}=${admin.cookie(SESSION_COOKIE)}`
  const url = `http://localhost:3002${getDocumentPath(id)}/pdf`
  const response = await app(new Request(url, { headers: { cookie } }))
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return { headers: response.headers, text: text.replaceAll('\u00A0', ' ') }
}

describe('a document', () => {
  // @shows PAY-33
  it.each([
    ['fr', 'Reçu', 'recu', 'Hors TVA', '44,067 TND'],
    ['es', 'Recibo', 'recibo', 'Sin IVA', '44,067 TND'],
    ['en', 'Receipt', 'receipt', 'Excluding VAT', '44.067 TND'],
  ])('in %s has the same facts as page and as PDF', async (language, title, file, tax, money) => {
    const { _id: id, number } = await readIssuedDocument(
      await bookAndPayOnline(server, 'full', { language }),
      'receipt',
    )
    const page = await readDocumentPage(server, id)
    const { text, headers } = await readPdf(id)
    for (const fact of [title, number, 'Zoé Núñez-Śliwa', tax, money, '12 rue du Lac Biwa'])
      expect([page.includes(fact), text.includes(fact)]).toEqual([true, true])
    expect(page).toContain(`<html lang="${language}">`)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`inline; filename="${file}-${number}.pdf"`)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  // @shows SAFE-4
  it('cannot be read by other customers, by its supplier or without a session', async () => {
    const payer = await bookAndPayOnline(server, 'rental')
    const { _id: id } = await readIssuedDocument(payer, 'receipt')
    const oliver = await createSignedInBrowser(server, 'oliver')
    const jasmin = await createSignedInBrowser(server, 'jasmin')
    const stranger = new Browser(server.app)
    for (const path of [getDocumentPath(id), `${getDocumentPath(id)}/pdf`]) {
      expect((await payer.browser.get(path)).status).toBe(200)
      expect((await oliver.get(path)).status).toBe(404)
      expect((await jasmin.get(path)).status).toBe(404)
      expect((await stranger.get(path)).status).toBe(401)
    }
    expect((await oliver.get(getDocumentPath('66aa00000000000000000000'))).status).toBe(404)
    expect(await readDocuments(payer, jasmin)).toBeUndefined()
  })

  it('escapes what customers have entered', async () => {
    const payer = await bookAndPayOnline(server, 'rental', { fullName: '<b>Bold</b> & Co' })
    const page = await readDocumentPage(server, (await readIssuedDocument(payer, 'receipt'))._id)
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; Co')
  })

  // @shows PAY-36
  it('is not issued when the operator has no legal name', async () => {
    const plain = await createTestServer({ operator: null })
    const payer = await bookAndPayOnline(plain, 'rental')
    expect(await payer.booking()).toMatchObject({ status: 'paid' })
    expect(await payer.booking()).not.toHaveProperty('documents')
    expect(await plain.db.selectFrom('booking_document').selectAll().execute()).toEqual([])
    await plain.close()
  })
})
