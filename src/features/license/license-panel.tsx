import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { FileCheck } from 'lucide-react'
import { use, useEffect, useId, useRef } from 'react'

import type { FileKind } from '#api/files.ts'
import { LICENSE_TYPES } from '@masar/domain/service/uploads.ts'
import { OperatorSettings, useFileUrl } from '#rental/operator-settings.ts'
import { Button } from '#ui/control/button.tsx'
import { FileButton } from '#ui/control/file-button.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H2, H3, P } from '#ui/style/type.tsx'

import { LicenseProblem } from './license-problem.tsx'
import { LicenseRemoval } from './license-removal.tsx'
import { LicenseUpload } from './license-upload.tsx'
import type { OpenLicense } from './license.flow.ts'

export interface LicensePanelProps {
  license: OpenLicense
  /** Whether the customer continued without a required license. */
  isMissing?: boolean
  /** The heading level, which depends on the page. */
  level?: 2 | 3
}

const ACCEPTED_TYPES = [
  ...LICENSE_TYPES,
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.tif',
  '.tiff',
  '.pdf',
  // Safari converts HEIC to JPEG itself. In other browsers, the page converts the photo if the browser can open
  // it; otherwise, the panel shows the reason.
  '.heic',
].join()

/** The driving license in any state: not selected, uploading, uploaded or refused. */
export function LicensePanel({ license, isMissing = false, level = 2 }: LicensePanelProps) {
  const { actor, pick } = license
  const { privateLicenses } = use(OperatorSettings).capabilities
  const file = useSelector(actor, ({ context }) => context.file)
  const isGuests = useSelector(actor, ({ context }) => context.userId === null)
  const isSending = useSelector(actor, (at) => at.matches('uploading'))
  const isUploaded = file !== null && !isSending
  const isOver = useSelector(actor, (at) => at.matches('closing') || at.matches('left'))
  const isDeletable = useSelector(actor, (at) => at.matches('uploaded') || at.matches('removal'))
  const hintId = useId()
  const ref = useFocusWhen(isMissing)
  const Heading = level === 2 ? H2 : H3

  return (
    <Stack gap="4" ref={ref}>
      <Heading>
        <Trans>Driving licence</Trans>
      </Heading>
      <P id={hintId} size="sm" tone="muted">
        {privateLicenses ? (
          <Trans>
            Photo or PDF, up to 5 MB. Only you and the rental companies you rent from can see it.
          </Trans>
        ) : (
          <Trans>Photo or PDF, up to 5 MB.</Trans>
        )}
      </P>
      <LicenseProblem actor={actor} isMissing={isMissing && !isUploaded && !isSending} />
      {isSending ? <LicenseUpload actor={actor} /> : null}
      {isUploaded ? (
        <UploadedLicense kind={isGuests ? 'temporaryLicenses' : 'licenses'} file={file} />
      ) : null}
      <HStack wrap="wrap" gap="3">
        <FileButton
          accept={ACCEPTED_TYPES}
          busy={isSending || isOver}
          describedBy={hintId}
          isWrong={isMissing && !isUploaded}
          onPick={(chosen) => {
            pick(chosen).catch(reportError)
          }}
        >
          {isUploaded ? <Trans>Replace the licence</Trans> : <Trans>Choose a file</Trans>}
        </FileButton>
        {isDeletable ? (
          <Button variant="ghost" onClick={() => actor.send({ type: 'removal.requested' })}>
            <Trans>Delete the licence</Trans>
          </Button>
        ) : null}
      </HStack>
      <LicenseRemoval actor={actor} />
    </Stack>
  )
}

function UploadedLicense({ kind, file }: { kind: FileKind; file: string }) {
  const address = useFileUrl(kind, file) ?? undefined

  return (
    <HStack gap="3" wrap="wrap">
      <FileCheck aria-hidden size={22} />
      <styled.output>
        <Trans>Licence uploaded</Trans>
      </styled.output>
      <Anchor href={address} target="_blank" rel="noreferrer">
        <Trans>View it in a new tab</Trans>
      </Anchor>
    </HStack>
  )
}

const Anchor = styled('a', { base: { color: 'accent', textDecoration: 'underline' } })

/** Moves the focus to the upload control when the customer continued without a license. */
function useFocusWhen(isMissing: boolean) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isMissing) ref.current?.querySelector('input')?.focus()
  }, [isMissing])
  return ref
}
