import { expect, it } from 'vitest'

import { readSenderName } from './sender-name.ts'

it.each([
  ['Atlas <no-reply@atlas.example>', 'Atlas'],
  ['"Atlas, Tunis" <no-reply@atlas.example>', 'Atlas, Tunis'],
  ['no-reply@atlas.example', 'Masar'],
])('mails from %s have the sender name %s', (mailFrom, name) => {
  expect(readSenderName(mailFrom)).toBe(name)
})
