import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'
import { SECRET_SETTINGS } from './secret-files.ts'
import { SETTING_GROUPS } from './settings.ts'

/** A key of a new provider is secret unless it is listed as public. */
const SECRET = /SECRET|TOKEN|PASSWORD|_KEYS?$|^DATABASE_URL$|^SMTP_URL$/
const PUBLIC = new Set(['STRIPE_PUBLISHABLE_KEY'])

const folder = mkdtempSync(join(tmpdir(), 'masar-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(folder, crypto.randomUUID())
  writeFileSync(file, text)
  return file
}

describe('a secret in a file', () => {
  it('is read as its setting, without the trailing line break', () => {
    const url = 'postgres://masar:secret@db:5432/masar'
    expect(readConfig({ DATABASE_URL_FILE: fileWith(`${url}\n`) }).databaseUrl).toBe(url)
  })

  it('is rejected like an invalid setting, without being printed', () => {
    const file = fileWith('mysql://me:secret@host/db')
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
      /DATABASE_URL must be(?!.*secret)/s,
    )
  })

  it.each([
    ['a missing file', '/nowhere/at-all', 'cannot be read'],
    ['an empty file', fileWith(' \n'), 'is an empty file'],
  ])('%s is reported with its setting', (_, file, problem) => {
    expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(
      new RegExp(`SMTP_URL_FILE .*${problem}.*${file}`),
    )
  })

  it('excludes the setting itself', () => {
    const both = { SMTP_URL: 'smtp://one', SMTP_URL_FILE: fileWith('smtp://other') }
    expect(() => readConfig(both)).toThrow('SMTP_URL and SMTP_URL_FILE are both set')
  })

  it('is supported for each setting whose name marks a secret', () => {
    const names = SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ name }) => name))
    const secrets = names.filter((name) => SECRET.test(name) && !PUBLIC.has(name))
    expect(SECRET_SETTINGS.toSorted()).toEqual(secrets.toSorted())
  })
})
