import { LANGUAGES, type Language } from '#domain/languages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../db/seed/landmarks.ts'
import { type TestServer, testServer } from '../../testing/world.ts'
import { accountLetter } from './account-letters.ts'
import { bookingLetter } from './booking-letter.ts'
import { htmlOf, textOf } from './layout.ts'
import type { Letter } from './letter.ts'
import { operatorLetter } from './operator-letter.ts'

const publicUrl = new URL('https://masar.example')
const href = 'https://masar.example/activate/?u=1&e=a%40b.tn&t=secret'
const name = 'Zoé <script>"Z"</script>'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const booking = (language: Language, readerId: string = landmarks.accounts.yasmine) =>
  bookingLetter(server.db, {
    facts: {
      booking: landmarks.bookings.cancellable,
      subject: 'A <b>sentence</b>.',
      price: '276 TND',
    },
    language,
    reader: { id: readerId, name },
    publicUrl,
  })

async function lettersIn(language: Language): Promise<Letter[]> {
  const kinds = ['verify', 'activate', 'reset', 'active-already'] as const
  const facts = { from: 'eve@example.org', subject: '<i>', message: '<script>alert(1)</script>' }
  return [
    ...kinds.map((kind) => accountLetter({ kind, language, name, href })),
    await booking(language),
    operatorLetter({ kind: 'contact', language, facts }),
    operatorLetter({ kind: 'contact-copy', language, facts }),
    operatorLetter({ kind: 'newsletter', language, facts: { ...facts, message: '' } }),
  ]
}

describe.each(LANGUAGES)('mails in %s', (language) => {
  it('say the same in both parts', async () => {
    for (const letter of await lettersIn(language)) {
      const [html, text] = [htmlOf(letter, language), textOf(letter, language)]
      expect(html).toContain(`<html lang="${language}">`)
      const { paragraphs, notes = [], subject, button } = letter
      const said = [...paragraphs, ...notes, subject, button?.href ?? '']
      for (const sentence of said) expect(text).toContain(sentence)
      for (const [label, value] of letter.rows ?? []) {
        expect(text).toContain(label)
        expect(text).toContain(value)
      }
    }
  })

  it('fetch nothing, run nothing, and show names as text', async () => {
    for (const letter of await lettersIn(language)) {
      const html = htmlOf(letter, language)
      expect(html).not.toMatch(/<script|<img|<link|<iframe|url\(|@import|src=|<b>|<i>/)
      const addresses = html.match(/https?:\/\/[^\s"<]+/g) ?? []
      const origins = new Set(addresses.map((address) => new URL(address).origin))
      expect([...origins].filter((origin) => origin !== publicUrl.origin)).toEqual([])
    }
  })

  it('tell a booking with its places and times', async () => {
    const { rows = [] } = await booking(language)
    const values = rows.map(([, value]) => value).join('\n')
    expect(rows).toHaveLength(6)
    expect(values).toContain(landmarks.bookings.cancellable)
    expect(values).toMatch(/2026/)
    expect(values).toMatch(/\d\d:\d\d|\d [AP]M/)
  })
})

describe('a mail about a booking', () => {
  it('reminds the driver of the licence, not the supplier', async () => {
    expect((await booking('en')).paragraphs).toHaveLength(1)
    expect((await booking('en', landmarks.accounts.desk)).paragraphs).toHaveLength(0)
  })
})
