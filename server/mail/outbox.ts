import type { Database } from '../db/connect.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'

export type Mail = {
  accountId: ObjectId
  kind: 'verify' | 'activate' | 'booking-created' | 'cancel-requested'
  language: string
  facts: Record<string, string | number>
  now: Date
}

/** Written in the transaction that causes it: no mail without its event, no event without mail. */
export async function writeMail(tx: Database, mail: Mail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: objectId(mail.now),
      account_id: mail.accountId,
      kind: mail.kind,
      language: mail.language,
      facts: JSON.stringify(mail.facts),
      created_at: mail.now,
    })
    .execute()
}
