import { requireAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

/** Where a license is uploaded: to an account, or for a day, for a guest who is about to book. */
export const licensePath = (userId: string | null) =>
  userId ? `/api/update-license/${userId}` : '/api/create-license'

export async function deleteLicense(api: Api, id: string, signal: AbortSignal): Promise<void> {
  const params = { path: { id } }
  await requireAccepted(api.POST('/api/delete-license/{id}', { params, signal, parseAs: 'text' }))
}

export async function deleteTemporaryLicense(api: Api, name: string): Promise<void> {
  const params = { path: { name } }
  await requireAccepted(api.POST('/api/delete-temp-license/{name}', { params, parseAs: 'text' }))
}
