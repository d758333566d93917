import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { listPromises } from './promises.ts'

const FOLDER = 'locales/en/app'

interface Message {
  text: string
  origins: string[]
}

/** Returns the messages of a catalog, with the source files that show them. */
function readMessages(file: string): Message[] {
  const entries = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n\n')
  return entries.flatMap((entry) => {
    const text = /^msgid "(.+)"$/m.exec(entry)?.[1]
    const origins = [...entry.matchAll(/^#: (\S+)/gm)].map(([, origin = '']) => origin)
    return text ? [{ text, origins }] : []
  })
}

const messages = readdirSync(FOLDER).flatMap(readMessages)

// @shows WIRE-79
it('every file with a text that promises an optional capability checks for the capability', () => {
  const unasked = messages.flatMap(({ text, origins }) =>
    listPromises(text).flatMap((capability) =>
      origins
        .filter((origin) => !readFileSync(origin, 'utf8').includes(capability))
        .map((origin) => `${capability}: "${text}" (${origin})`),
    ),
  )

  expect(messages.length).toBeGreaterThan(500)
  expect([...new Set(unasked)]).toEqual([])
})
