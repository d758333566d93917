import type { Language } from '@masar/domain/service/languages.ts'

import { buildUnsubscribeUrl } from '../account/newsletter.ts'
import type { Database } from '../db/connection/connect.ts'
import { writeCsv } from './csv/write-csv.ts'

const HEADER = ['email', 'language', 'confirmed', 'unsubscribe']

/**
 * Exports confirmed newsletter subscriptions as CSV for a spreadsheet in that language. `unsubscribe` is the
 * URL for `List-Unsubscribe` and for the end of each email.
 */
export async function exportSubscriptions(
  db: Database,
  { language, publicUrl }: { language: Language; publicUrl: URL },
): Promise<{ table: string; count: number }> {
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(['email', 'language', 'confirmed_at', 'leave_token'])
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute()
  const lines = rows.map(({ email, confirmed_at, leave_token, ...row }) => [
    email,
    row.language,
    confirmed_at?.toISOString().slice(0, 10) ?? null,
    buildUnsubscribeUrl(leave_token, publicUrl),
  ])
  return { table: writeCsv([HEADER, ...lines], language), count: rows.length }
}
