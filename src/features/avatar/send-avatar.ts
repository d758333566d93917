import { avatarPath } from '#api/calls/avatars.ts'
import { upload } from '#api/calls/upload.ts'

import { redrawn } from './redraw.ts'

export interface AvatarSending {
  signal: AbortSignal
  /** How much of it is sent, 0 to 100. */
  onProgress: (percent: number) => void
}

interface Sender {
  apiHost: string
  userId: string
  /** The upload was answered 401 or 403. */
  onRefused: () => void
}

/** Sends a picture as the page has redrawn it. */
export async function sendAvatar(
  { apiHost, userId, onRefused }: Sender,
  file: File,
  sending: AvatarSending,
): Promise<void> {
  const picture = await redrawn(file)
  const path = avatarPath(userId)
  await upload({ host: apiHost, path, field: 'image', file: picture, onRefused, ...sending })
}
