import { avatarPath } from '#api/calls/avatars.ts'
import { upload } from '#api/calls/upload.ts'

import { redrawPicture } from '#ui/picture/redraw-picture.ts'

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

/** It is shown in a circle of 80 pixels, on screens with up to six device pixels for one. */
const MAX_SIDE = 512

/** Sends a small square of the picture. */
export async function sendAvatar(
  { apiHost, userId, onRefused }: Sender,
  file: File,
  sending: AvatarSending,
): Promise<void> {
  const picture = await redrawPicture(file, {
    maxSide: MAX_SIDE,
    isSquare: true,
    fileName: 'avatar.jpg',
  })
  const path = avatarPath(userId)
  await upload({ host: apiHost, path, field: 'image', file: picture, onRefused, ...sending })
}
