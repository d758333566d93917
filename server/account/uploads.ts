import { sql } from 'kysely'

import type { Config } from '../config/config.ts'
import type { SealKey } from '../config/seal-key.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { transaction } from '../db/transaction.ts'
import type { UploadedFile } from '../http/upload.ts'
import { seal, unseal } from './sealed-bytes.ts'
import { createToken } from './sessions/token.ts'

export const IMAGE_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/bmp',
  'image/tiff',
]
/** Customers upload a photo or a scan of their license. */
export const DOCUMENT_MEDIA_TYPES = [...IMAGE_MEDIA_TYPES, 'application/pdf']

type UploadOwner = { accountId: ObjectId; kind: 'avatar' | 'license'; now: Date }
type LicenseKeys = Pick<Config, 'licenseKeys'>

const DAY_MS = 86_400_000

/** Stores a file in place of the owner's previous one, and returns its unguessable name. */
export async function storeUpload(
  db: Database,
  file: UploadedFile,
  { accountId, kind, now, licenseKeys }: UploadOwner & LicenseKeys,
): Promise<string> {
  const name = createFileName(file)
  const keys = kind === 'license' ? licenseKeys : []
  await transaction(db, async (tx) => {
    // Update the account first: its row lock serializes concurrent uploads, so that only the last file is kept.
    const account = await tx
      .updateTable('account')
      .set({ [kind]: name, updated_at: now })
      .where('id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (!account) return
    await removeFile(tx, accountId, kind)
    await tx
      .insertInto('upload')
      .values({ ...toUploadRow(file, name, { now, keys }), kind, account_id: accountId })
      .execute()
  })
  return name
}

export async function deleteUpload(
  db: Database,
  { accountId, kind, now }: UploadOwner,
): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .updateTable('account')
      .set({ [kind]: null, updated_at: now })
      .where('id', '=', accountId)
      .execute()
    await removeFile(tx, accountId, kind)
  })
}

/** Stores a guest's license for a day; checkout attaches it (`attachLicense`). */
export async function storeTemporaryUpload(
  db: Database,
  file: UploadedFile,
  { now, licenseKeys: keys }: LicenseKeys & { now: Date },
): Promise<string> {
  const name = createFileName(file)
  const expiresAt = new Date(now.getTime() + DAY_MS)
  await db
    .insertInto('upload')
    .values({
      ...toUploadRow(file, name, { now, keys }),
      kind: 'temporary-license',
      expires_at: expiresAt,
    })
    .execute()
  return name
}

export async function deleteTemporaryUpload(db: Database, name: string): Promise<void> {
  await db
    .deleteFrom('upload')
    .where('name', '=', name)
    .where('kind', '=', 'temporary-license')
    .execute()
}

export async function readStoredFile(
  db: Database,
  name: string,
  { kinds, now, licenseKeys }: LicenseKeys & { kinds: readonly UploadKind[]; now: Date },
) {
  const file = await db
    .selectFrom('upload')
    .select(['account_id', 'kind', 'media_type'])
    .select(sql<string>`encode(bytes, 'base64')`.as('text'))
    .where('name', '=', name)
    .where('kind', 'in', kinds)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst()
  if (!file) return null
  return { ...file, bytes: unseal(Buffer.from(file.text, 'base64'), name, licenseKeys) }
}

type UploadKind = 'avatar' | 'license' | 'temporary-license' | 'driver-license'

const removeFile = (tx: Database, accountId: ObjectId, kind: UploadOwner['kind']) =>
  tx.deleteFrom('upload').where('account_id', '=', accountId).where('kind', '=', kind).execute()

const createFileName = ({ extension }: UploadedFile) => `${createToken()}.${extension}`

/** Sends the bytes as text: otherwise the embedded database takes seconds for 5 MB. */
const toUploadRow = (
  { bytes, mediaType }: UploadedFile,
  name: string,
  { now, keys }: { now: Date; keys: readonly SealKey[] },
) => ({
  name,
  media_type: mediaType,
  bytes: sql<Uint8Array>`decode(${Buffer.from(seal(bytes, name, keys)).toString('base64')}, 'base64')`,
  created_at: now,
})
