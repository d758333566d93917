import { type SettingReader, SettingIssue, type SettingParser } from './config-reader.ts'

/** Who issues receipts and invoices. */
export type OperatorIdentity = {
  legalName: string
  address: string
  taxNumber: string
  /** Percent, included in every price. */
  taxRate: number
}

/** The operator of the demo. */
const DEMO_IDENTITY = {
  LEGAL_NAME: 'Masar Location SARL',
  LEGAL_ADDRESS: '12 rue du Lac Biwa, 1053 Tunis',
  TAX_NUMBER: '1234567A/A/M/000',
  TAX_RATE: '19',
} as const

type IdentitySetting = keyof typeof DEMO_IDENTITY
const IDENTITY_SETTINGS = Object.keys(DEMO_IDENTITY) as IdentitySetting[]

/**
 * Reads who issues documents. Outside production, the default is the operator of the demo. In production there
 * is no default: without these settings, returns null, and no documents are issued.
 */
export function readOperatorIdentity(
  read: SettingReader,
  issues: string[],
  isProduction: boolean,
): OperatorIdentity | null {
  const value = (name: IdentitySetting) =>
    read(name, isProduction ? '' : DEMO_IDENTITY[name], parseText)
  const missing = IDENTITY_SETTINGS.filter((name) => value(name) === '')
  if (missing.length === IDENTITY_SETTINGS.length) return null
  if (missing.length > 0) issues.push(`${IDENTITY_SETTINGS.join(', ')} must be set together.`)
  return {
    legalName: value('LEGAL_NAME'),
    address: value('LEGAL_ADDRESS'),
    taxNumber: value('TAX_NUMBER'),
    taxRate: read('TAX_RATE', DEMO_IDENTITY.TAX_RATE, parsePercentage),
  }
}

const parseText: SettingParser<string> = (text) => text.trim()

const parsePercentage: SettingParser<number> = (text) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text)
    ? Number(text)
    : new SettingIssue('a percentage like 19 or 5.5')
