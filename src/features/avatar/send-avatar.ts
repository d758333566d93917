import { getAvatarUploadPath } from '#api/calls/avatars.ts'
import { uploadFile } from '#api/calls/upload.ts'

import { redrawPicture } from '#ui/picture/redraw-picture.ts'

export interface AvatarUploadOptions {
  signal: AbortSignal
  /** The upload progress, from 0 to 100. */
  onProgress: (percent: number) => void
}

interface UploadTarget {
  apiHost: string
  userId: string
  /** Called when the response to the upload is 401 or 403. */
  onRefused: () => void
}

/** Sharp enough for the largest use: a circle of 80 CSS pixels at a device pixel ratio of six. */
const MAX_SIDE_PX = 512

/** Uploads a small square version of the picture. */
export async function sendAvatar(
  { apiHost, userId, onRefused }: UploadTarget,
  file: File,
  sending: AvatarUploadOptions,
): Promise<void> {
  const picture = await redrawPicture(file, {
    maxSide: MAX_SIDE_PX,
    isSquare: true,
    fileName: 'avatar.jpg',
  })
  const path = getAvatarUploadPath(userId)
  await uploadFile({ host: apiHost, path, field: 'image', file: picture, onRefused, ...sending })
}
