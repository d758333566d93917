import { readFileSync } from 'node:fs'

import { PROVIDER_DESCRIPTIONS } from '../payments/settings/all-providers.ts'
import type { Environment } from './config-reader.ts'

/**
 * Settings that contain secrets. Each can be read from a file instead, because other users could see it in the
 * process list.
 */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'LICENSE_KEYS',
  'SMTP_URL',
  ...Object.values(PROVIDER_DESCRIPTIONS).flatMap(({ secrets }) => secrets),
  'FACEBOOK_APP_SECRET',
  'RECAPTCHA_SECRET',
]

/**
 * Reads secrets from files, as vaults and orchestrators provide them (ASVS 13.3.1):
 * `SMTP_URL_FILE=/run/secrets/smtp` sets `SMTP_URL` to the trimmed content of the file.
 */
export function readSecretFiles(given: Environment, issues: string[]): Environment {
  const env = Object.create(given) as Environment
  for (const name of SECRET_SETTINGS) {
    const file = given[`${name}_FILE`]
    if (!file) continue
    if (given[name]) issues.push(`${name} and ${name}_FILE are both set: remove one.`)
    else env[name] = readSecret(name, file, issues)
  }
  return env
}

function readSecret(name: string, file: string, issues: string[]): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret) return secret
    issues.push(`${name}_FILE is an empty file: ${file}.`)
  } catch {
    issues.push(`${name}_FILE cannot be read: ${file}.`)
  }
  return undefined
}
