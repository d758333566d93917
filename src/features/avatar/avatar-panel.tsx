import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { Button } from '#ui/control/button.tsx'
import { FileButton } from '#ui/control/file-button.tsx'
import { Avatar } from '#ui/control/avatar.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { useToast } from '#ui/toast/toasts.tsx'
import { P } from '#ui/style/type.tsx'
import { UploadBar } from '#ui/control/upload-bar.tsx'

import { AvatarProblem } from './avatar-problem.tsx'
import { AvatarRemoval } from './avatar-removal.tsx'
import type { AvatarUploadOptions } from './send-avatar.ts'
import { useAvatarUpload } from './use-avatar-upload.ts'

export interface AvatarPanelProps {
  name: string
  email: string
  /** The URL of the current picture; null when there is none. */
  picture: string | null
  /** Rejects with `UnreadablePicture` when the file cannot be decoded as an image. */
  onSend: (file: File, sending: AvatarUploadOptions) => Promise<void>
  onDelete: () => Promise<void>
}

/** Shows the customer's picture, and lets them upload, replace and delete it. */
export function AvatarPanel({ name, email, picture, onSend, onDelete }: AvatarPanelProps) {
  const { t } = useLingui()
  const showToast = useToast()
  const hintId = useId()
  const [isAsking, setAsking] = useState(false)
  const showSuccess = () => showToast({ tone: 'success', text: t`Changes made successfully.` })
  const upload = useAvatarUpload(onSend, showSuccess)
  const file = upload.name

  return (
    <Stack gap="4">
      {upload.error ? <AvatarProblem upload={upload} error={upload.error} /> : null}
      <HStack gap="4" wrap="wrap" align="start">
        <Avatar name={name} src={picture} size="lg" />
        <Stack gap="3" flex="1 1 11rem" minW="0">
          <div>
            <P fontSize="xl" fontWeight="semibold" lineHeight="tight" overflowWrap="anywhere">
              {name}
            </P>
            <P tone="muted" overflowWrap="anywhere">
              {email}
            </P>
          </div>
          {upload.isSending ? (
            <UploadBar
              percent={upload.percent}
              label={t`Sent`}
              doing={<Trans>Sending {file}</Trans>}
              stop={<Trans>Stop sending</Trans>}
              onStop={upload.stop}
            />
          ) : (
            <PictureButtons
              hasPicture={picture !== null}
              hintId={hintId}
              onPick={upload.send}
              onDelete={() => setAsking(true)}
            />
          )}
          <P id={hintId} size="sm" tone="muted">
            <Trans>We remove location data from your photo.</Trans>
          </P>
        </Stack>
      </HStack>
      <AvatarRemoval
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDelete={async () => {
          await onDelete()
          showSuccess()
        }}
      />
    </Stack>
  )
}

interface PictureButtonsProps {
  hasPicture: boolean
  hintId: string
  onPick: (file: File) => void
  onDelete: () => void
}

const PictureButtons = ({ hasPicture, hintId, onPick, onDelete }: PictureButtonsProps) => (
  <styled.div display="flex" flexWrap="wrap" gap="3">
    <FileButton accept="image/*" describedBy={hintId} onPick={onPick}>
      {hasPicture ? <Trans>Replace the photo</Trans> : <Trans>Add a photo</Trans>}
    </FileButton>
    {hasPicture ? (
      <Button variant="ghost" onClick={onDelete}>
        <Trans>Delete the photo</Trans>
      </Button>
    ) : null}
  </styled.div>
)
