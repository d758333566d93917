import { type Language, LANGUAGES } from '#domain/languages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../demo/landmarks.ts'
import { accountMail } from '../mail/templates/account-mails.ts'
import { bookingMail } from '../mail/templates/booking-mail.ts'
import { renderHtml, renderText } from '../mail/templates/layout.ts'
import type { MailContent } from '../mail/templates/mail-content.ts'
import { operatorMail } from '../mail/templates/operator-mail.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { readMailedBooking } from './read-mailed-booking.ts'

const publicUrl = new URL('https://masar.example')
const href = 'https://masar.example/activate/?u=1&e=a%40b.tn&t=secret'
const name = 'Zoé <script>"Z"</script>'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const { cancellable } = landmarks.bookings
const booking = async (language: Language, readerId: string = landmarks.accounts.yasmine) =>
  bookingMail({
    facts: { booking: cancellable, subject: 'A <b>sentence</b>.', price: '276 TND' },
    booking: await readMailedBooking(server.db, cancellable, language),
    language,
    reader: { id: readerId, name },
    publicUrl,
  })

async function writeMails(language: Language): Promise<MailContent[]> {
  const kinds = ['verify', 'activate', 'reset', 'active-already'] as const
  const facts = { from: 'eve@example.org', subject: '<i>', message: '<script>alert(1)</script>' }
  return [
    ...kinds.map((kind) => accountMail({ kind, language, name, href })),
    await booking(language),
    operatorMail({ kind: 'contact', language, facts }),
    operatorMail({ kind: 'contact-copy', language, facts }),
    operatorMail({ kind: 'newsletter', language, facts: { ...facts, message: '' } }),
  ]
}

// @shows LANG-12
describe.each(LANGUAGES)('mails in %s', (language) => {
  it('say the same in both parts', async () => {
    for (const content of await writeMails(language)) {
      const [html, text] = [renderHtml(content, language), renderText(content, language)]
      expect(html).toContain(`<html lang="${language}">`)
      const { paragraphs, notes = [], subject, button } = content
      const said = [...paragraphs, ...notes, subject, button?.href ?? '']
      for (const sentence of said) expect(text).toContain(sentence)
      for (const [label, value] of content.rows ?? []) {
        expect(text).toContain(label)
        expect(text).toContain(value)
      }
    }
  })

  it('fetch nothing, run nothing, and show names as text', async () => {
    for (const content of await writeMails(language)) {
      const html = renderHtml(content, language)
      expect(html).not.toMatch(/<script|<img|<link|<iframe|url\(|@import|src=|<b>|<i>/)
      const addresses = html.match(/https?:\/\/[^\s"<]+/g) ?? []
      const origins = new Set(addresses.map((address) => new URL(address).origin))
      expect([...origins].filter((origin) => origin !== publicUrl.origin)).toEqual([])
    }
  })

  // @shows BOOK-41
  it('tell a booking with its places and times', async () => {
    const { rows = [] } = await booking(language)
    const values = rows.map(([, value]) => value).join('\n')
    expect(rows).toHaveLength(6)
    expect(values).toMatch(/^[2-9A-HJ-NP-Z]{7}$/m)
    expect(values).toMatch(/2026/)
    expect(values).toMatch(/\d\d:\d\d|\d [AP]M/)
  })
})

describe('a mail about a booking', () => {
  it('reminds the driver of the license, not the supplier', async () => {
    expect((await booking('en')).paragraphs).toHaveLength(1)
    expect((await booking('en', landmarks.accounts.jasmin)).paragraphs).toHaveLength(0)
  })
})
