import { Trans } from '@lingui/react/macro'

import { asProblem } from '#api/problem.ts'
import { problemStatus } from '#domain/service/problem.ts'
import { FailedNotice } from '#rental/failed-notice.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import { NoPicture } from './redraw.ts'
import type { AvatarUpload } from './use-avatar-upload.ts'

export interface AvatarProblemProps {
  upload: Pick<AvatarUpload, 'name' | 'again'>
  error: Error
}

/** Why there is no picture, or not the new one, and what to do. */
export function AvatarProblem({ upload, error }: AvatarProblemProps) {
  const { name, again } = upload
  if (isNoPicture(error)) {
    return (
      <Notice tone="danger" urgent title={<Trans>Please add an image</Trans>}>
        <Trans>{name} cannot be shown as a picture. A JPEG, PNG or WebP file will do.</Trans>
      </Notice>
    )
  }
  return (
    <FailedNotice
      title={<Trans>Your picture could not be sent</Trans>}
      problem={asProblem(error)}
      onRetry={again}
    />
  )
}

/** The page finds it out when it draws, the server by the first bytes. */
const isNoPicture = (error: Error) =>
  error instanceof NoPicture || [400, 415].includes(problemStatus(asProblem(error)) ?? 0)
