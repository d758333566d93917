import { canReadDriverLicense, canReadLicense } from '../../account/licenses.ts'
import { requireOwnAccount, requireSignedIn } from '../../account/sessions/signed-in.ts'
import {
  DOCUMENT_MEDIA_TYPES,
  deleteTemporaryUpload,
  deleteUpload,
  IMAGE_MEDIA_TYPES,
  storeTemporaryUpload,
  storeUpload,
  readStoredFile,
} from '../../account/uploads.ts'
import { Refusal } from '../../contract/problem.ts'
import { respondWith, okReply, noContent, type Operation } from '../operation.ts'

export const updateAvatar: Operation<'updateAvatar'> = async (call) => {
  const { db, params, visitor, now, limit, upload, config } = call
  const { id: accountId } = requireOwnAccount(visitor, params.id)
  limit('upload')
  const file = await upload('image', IMAGE_MEDIA_TYPES)
  return respondWith(
    await storeUpload(db, file, { ...config, accountId, kind: 'avatar', now: now() }),
  )
}

export const deleteAvatar: Operation<'deleteAvatar'> = async (call) => {
  const { db, params, visitor, now, limit } = call
  limit('account')
  const { id: accountId } = requireOwnAccount(visitor, params.id)
  await deleteUpload(db, { accountId, kind: 'avatar', now: now() })
  return okReply
}

/** Needs no session: the name is unguessable, and pages show the picture in `<img>`. */
export const readAvatar: Operation<'readAvatar'> = async (call) => {
  const { db, params, now, limit, config } = call
  limit('file')
  const found = await readStoredFile(db, params.name, { ...config, kinds: ['avatar'], now: now() })
  if (!found) return noContent
  const { bytes, media_type: mediaType } = found
  return { status: 200, file: { bytes, mediaType, cache: 'a-day' } }
}

export const uploadTemporaryLicense: Operation<'uploadTemporaryLicense'> = async (call) => {
  const { db, now, limit, upload, config } = call
  limit('guestUpload')
  const file = await upload('file', DOCUMENT_MEDIA_TYPES)
  return respondWith(await storeTemporaryUpload(db, file, { ...config, now: now() }))
}

export const deleteTemporaryLicense: Operation<'deleteTemporaryLicense'> = async (call) => {
  call.limit('account')
  await deleteTemporaryUpload(call.db, call.params.name)
  return okReply
}

/** Only for customers, because suppliers and admins do not drive. */
export const uploadLicense: Operation<'uploadLicense'> = async (call) => {
  const { db, params, visitor, now, limit, upload, config } = call
  const { id: accountId, type } = requireOwnAccount(visitor, params.id)
  if (type !== 'user') return noContent
  limit('upload')
  const file = await upload('file', DOCUMENT_MEDIA_TYPES)
  return respondWith(
    await storeUpload(db, file, { ...config, accountId, kind: 'license', now: now() }),
  )
}

export const deleteLicense: Operation<'deleteLicense'> = async (call) => {
  const { db, params, visitor, now, limit } = call
  limit('account')
  const { id: accountId } = requireOwnAccount(visitor, params.id)
  await deleteUpload(db, { accountId, kind: 'license', now: now() })
  return okReply
}

/** A guest's upload can be read by anyone who knows its name, until checkout attaches it as a license. */
export const readLicense: Operation<'readLicense'> = async (call) => {
  const { db, params, visitor, now, limit, config } = call
  limit('file')
  const kinds = ['license', 'temporary-license', 'driver-license'] as const
  const found = await readStoredFile(db, params.name, { ...config, kinds, now: now() })
  if (!found) return noContent
  const { account_id: ownerId, kind, bytes, media_type: mediaType } = found
  const mayRead =
    kind === 'driver-license'
      ? await canReadDriverLicense(db, params.name, requireSignedIn(visitor))
      : !ownerId || (await canReadLicense(db, ownerId, requireSignedIn(visitor)))
  if (!mayRead) throw new Refusal('forbidden')
  return { status: 200, file: { bytes, mediaType, cache: 'never' } }
}
