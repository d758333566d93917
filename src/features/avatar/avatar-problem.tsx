import { Trans } from '@lingui/react/macro'

import { asProblem } from '#api/problem.ts'
import { getProblemStatus } from '@masar/domain/service/problem.ts'
import { FailedNotice } from '#rental/failed-notice.tsx'
import { UnreadablePicture } from '#ui/picture/redraw-picture.ts'
import { Notice } from '#ui/toast/notice.tsx'

import type { AvatarUpload } from './use-avatar-upload.ts'

export interface AvatarProblemProps {
  upload: Pick<AvatarUpload, 'name' | 'again'>
  error: Error
}

/** Explains why the picture was not uploaded, and what to do. */
export function AvatarProblem({ upload, error }: AvatarProblemProps) {
  const { name, again } = upload
  if (isUnreadable(error)) {
    return (
      <Notice tone="danger" urgent title={<Trans>Please add an image</Trans>}>
        <Trans>Your browser can’t open {name} as a photo. Use JPEG, PNG or WebP.</Trans>
      </Notice>
    )
  }
  return (
    <FailedNotice
      title={<Trans>Your photo couldn’t be sent</Trans>}
      problem={asProblem(error)}
      onRetry={again}
    />
  )
}

/**
 * Whether the file is not an image: the browser could not decode it, or the server rejected its first bytes.
 */
const isUnreadable = (error: Error) =>
  error instanceof UnreadablePicture || [400, 415].includes(getProblemStatus(asProblem(error)) ?? 0)
