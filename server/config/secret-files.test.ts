import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'
import { SECRET_SETTINGS } from './secret-files.ts'
import { SETTING_GROUPS } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(folder, crypto.randomUUID())
  writeFileSync(file, text)
  return file
}

describe('a secret in a file', () => {
  it('counts as its setting, without the line break at its end', () => {
    const url = 'postgres://masar:secret@db:5432/masar'
    expect(readConfig({ DATABASE_URL_FILE: fileWith(`${url}\n`) }).databaseUrl).toBe(url)
  })

  it('is refused when it is wrong as its setting is, without being printed', () => {
    const file = fileWith('mysql://me:secret@host/db')
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
      /DATABASE_URL must be(?!.*secret)/s,
    )
  })

  it.each([
    ['that is not there', '/nowhere/at-all', 'cannot be read'],
    ['without anything in it', fileWith(' \n'), 'without anything'],
  ])('%s is told with its setting', (_, file, told) => {
    expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(
      new RegExp(`SMTP_URL_FILE .*${told}.*${file}`),
    )
  })

  it('does not stand beside the setting itself', () => {
    const both = { SMTP_URL: 'smtp://one', SMTP_URL_FILE: fileWith('smtp://other') }
    expect(() => readConfig(both)).toThrow('SMTP_URL and SMTP_URL_FILE are both set')
  })

  it('can be each setting whose name says that it is one', () => {
    const names = SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ name }) => name))
    const secrets = names.filter((name) => /SECRET|_KEYS$|^DATABASE_URL$|^SMTP_URL$/.test(name))
    expect(SECRET_SETTINGS.toSorted()).toEqual(secrets.toSorted())
  })
})
