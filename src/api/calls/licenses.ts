import { requireAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

/**
 * Returns the upload path of an account's license. `userId` is null for a guest who has not booked yet, whose
 * file is stored for a day.
 */
export const getLicenseUploadPath = (userId: string | null) =>
  userId ? `/api/update-license/${userId}` : '/api/create-license'

export async function deleteLicense(api: Api, id: string, signal: AbortSignal): Promise<void> {
  const params = { path: { id } }
  await requireAccepted(api.POST('/api/delete-license/{id}', { params, signal, parseAs: 'text' }))
}

export async function deleteTemporaryLicense(api: Api, name: string): Promise<void> {
  const params = { path: { name } }
  await requireAccepted(api.POST('/api/delete-temp-license/{name}', { params, parseAs: 'text' }))
}
