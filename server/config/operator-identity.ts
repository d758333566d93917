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

type Name = keyof typeof DEMO_IDENTITY
const NAMES = Object.keys(DEMO_IDENTITY) as Name[]

/** Null without settings in production: there are no documents then. Elsewhere the demo has some. */
export function readOperatorIdentity(
  read: ReadSetting,
  issues: string[],
  isProduction: boolean,
): OperatorIdentity | null {
  const value = (name: Name) => read(name, isProduction ? '' : DEMO_IDENTITY[name], anyText)
  const missing = NAMES.filter((name) => value(name) === '')
  if (missing.length === NAMES.length) return null
  if (missing.length > 0) issues.push(`${NAMES.join(', ')} must be set together.`)
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
