import { avatarPath } from '#api/calls/avatars.ts'
import { upload } from '#api/calls/upload.ts'

import { redrawPicture } from '#ui/picture/redraw-picture.ts'

export interface AvatarSending {
  signal: AbortSignal
  /** The upload progress, from 0 to 100. */
  onProgress: (percent: number) => void
}

interface Sender {
  apiHost: string
  userId: string
  /** The response to the upload was 401 or 403. */
  onRefused: () => void
}

/**
 * The picture is shown in a circle of 80 pixels, on screens with up to six device pixels per pixel.
 */
const MAX_SIDE = 512

/** Uploads a small square version of the picture. */
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
