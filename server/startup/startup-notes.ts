import { DEMO_ACCOUNT_IDS, isDemoAccount } from '../account/demo-access.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'

/** Returns warnings for operators: about settings, and about a production server. */
export async function listStartupNotes(db: Database, config: Config): Promise<string[]> {
  const notes = config.isProduction ? await listProductionNotes(db, config) : []
  return [...config.notes, ...notes].map((note) => `Note: ${note}`)
}

async function listProductionNotes(db: Database, config: Config): Promise<string[]> {
  const { publicUrl, licenseKeys } = config
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'type'])
    .where((where) => where.or([where('type', '=', 'admin'), where('id', 'in', DEMO_ACCOUNT_IDS)]))
    .execute()
  const car = await db.selectFrom('car').select('id').limit(1).executeTakeFirst()
  const isAdministered = accounts.some((one) => one.type === 'admin' && !isDemoAccount(one))
  const hasDemo = accounts.some(isDemoAccount)
  return [
    ...(publicUrl.hostname === 'localhost' ? [NO_PUBLIC_URL_NOTE] : []),
    ...listRiskySettings(config),
    ...(licenseKeys.length > 0 ? [] : [NO_KEY_NOTE]),
    ...(isAdministered ? [] : [NO_ADMINISTRATOR_NOTE]),
    ...(hasDemo ? [DEMO_NOTE] : []),
    ...(car ? [] : [NO_CAR_NOTE]),
  ]
}

/** Returns warnings about settings that are fine for a trial but wrong for customers. */
function listRiskySettings({ publicUrl, sandbox, cookieSameSite }: Config): string[] {
  const isHttps = publicUrl.protocol === 'https:'
  return [
    ...(sandbox ? [SANDBOX_NOTE] : []),
    ...(isHttps ? [] : [NO_HTTPS_NOTE]),
    ...(cookieSameSite === 'None'
      ? [isHttps ? OTHER_SITES_NOTE : OTHER_SITES_WITHOUT_HTTPS_NOTE]
      : []),
  ]
}

const SANDBOX_NOTE =
  'PAYMENT_SANDBOX is on: anyone can pay for real bookings with a public test card. Set it to false.'
const NO_HTTPS_NOTE =
  'PUBLIC_URL is not https: passwords and sessions cross the network unencrypted, and cookies are not Secure.'
const OTHER_SITES_NOTE =
  'COOKIE_SAME_SITE is none: browsers send the session with requests from other sites. Use lax when app and API share a site.'
const OTHER_SITES_WITHOUT_HTTPS_NOTE =
  'COOKIE_SAME_SITE is none and PUBLIC_URL is not https: browsers reject such cookies, and no one can sign in.'
const NO_PUBLIC_URL_NOTE = 'PUBLIC_URL is not set, so links in mails lead to localhost.'
const NO_KEY_NOTE =
  'LICENSE_KEYS is not set, so licenses are stored unencrypted. Create a key with: openssl rand -base64 32'
const NO_ADMINISTRATOR_NOTE =
  'there is no administrator. Create the first one: npm run admin -- create-admin you@company.com'
const DEMO_NOTE =
  'this database contains the demo data. Its accounts cannot sign in here; real customers need a separate database.'
const NO_CAR_NOTE =
  'there is no car to rent yet: npm run admin -- import-fleet (docs/operations.md).'
