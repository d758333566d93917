import { type ReadSetting, SettingIssue, type ParseSetting } from './config-reader.ts'

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
 * Reads who issues documents. Returns null in production without these settings: no documents are issued then.
 * Elsewhere the default is the operator of the demo.
 */
export function readOperatorIdentity(
  read: ReadSetting,
  issues: string[],
  isProduction: boolean,
): OperatorIdentity | null {
  const value = (name: IdentitySetting) =>
    read(name, isProduction ? '' : DEMO_IDENTITY[name], anyText)
  const missing = IDENTITY_SETTINGS.filter((name) => value(name) === '')
  if (missing.length === IDENTITY_SETTINGS.length) return null
  if (missing.length > 0) issues.push(`${IDENTITY_SETTINGS.join(', ')} must be set together.`)
  return {
    legalName: value('LEGAL_NAME'),
    address: value('LEGAL_ADDRESS'),
    taxNumber: value('TAX_NUMBER'),
    taxRate: read('TAX_RATE', DEMO_IDENTITY.TAX_RATE, percentage),
  }
}

const anyText: ParseSetting<string> = (text) => text.trim()

const percentage: ParseSetting<number> = (text) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text)
    ? Number(text)
    : new SettingIssue('a percentage like 19 or 5.5')
