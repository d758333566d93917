import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'
import { SECRET_SETTINGS } from './secret-files.ts'
import { SETTING_GROUPS } from './settings.ts'

/** Settings with such a name are secret unless they are listed as public. */
const SECRET_NAME_PATTERN = /SECRET|TOKEN|PASSWORD|_KEYS?$|^DATABASE_URL$|^SMTP_URL$/
const PUBLIC_NAMES = new Set(['STRIPE_PUBLISHABLE_KEY'])

const folder = mkdtempSync(join(tmpdir(), 'masar-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function createSecretFile(text: string): string {
  const file = join(folder, crypto.randomUUID())
  writeFileSync(file, text)
  return file
}

describe('a secret in a file', () => {
  it('is read as its setting, without the trailing line break', () => {
    const url = 'postgres://masar:secret@db:5432/masar'
    expect(readConfig({ DATABASE_URL_FILE: createSecretFile(`${url}\n`) }).databaseUrl).toBe(url)
  })

  it('is rejected like an invalid setting, without being printed', () => {
    const file = createSecretFile('mysql://me:secret@host/db')
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
      /DATABASE_URL must be(?!.*secret)/s,
    )
  })

  it.each([
    ['a missing file', '/nowhere/at-all', 'cannot be read'],
    ['an empty file', createSecretFile(' \n'), 'is an empty file'],
  ])('%s is reported with its setting', (_, file, problem) => {
    expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(
      new RegExp(`SMTP_URL_FILE .*${problem}.*${file}`),
    )
  })

  it('cannot be combined with the setting itself', () => {
    const both = { SMTP_URL: 'smtp://one', SMTP_URL_FILE: createSecretFile('smtp://other') }
    expect(() => readConfig(both)).toThrow('SMTP_URL and SMTP_URL_FILE are both set')
  })

  it('is supported for every setting whose name identifies it as a secret', () => {
    const names = SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ name }) => name))
    const secrets = names.filter(
      (name) => SECRET_NAME_PATTERN.test(name) && !PUBLIC_NAMES.has(name),
    )
    expect(SECRET_SETTINGS.toSorted()).toEqual(secrets.toSorted())
  })
})
