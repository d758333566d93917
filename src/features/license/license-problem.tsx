import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { MAX_UPLOAD_BYTES, type UploadIssue } from '@masar/domain/service/uploads.ts'
import type { PickedFile } from '@masar/machines/license/license-facts.ts'
import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { HStack } from '#ui/style/styled.ts'

import type { LicenseActor } from './license.flow.ts'

export interface LicenseProblemProps {
  actor: LicenseActor
  isMissing: boolean
}

/** States why the license was not uploaded, and what the customer can do. */
export function LicenseProblem({ actor, isMissing }: LicenseProblemProps) {
  const issue = useSelector(actor, ({ context }) => context.issue)
  const pick = useSelector(actor, ({ context }) => context.pick)
  const problem = useSelector(actor, (at) => (at.matches('failed') ? at.context.problem : null))

  if (problem) {
    return (
      <Notice
        tone="danger"
        urgent
        title={<Trans>Your licence couldn’t be sent</Trans>}
        action={
          <HStack gap="3" wrap="wrap">
            <Button size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
              <Trans>Try again</Trans>
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => actor.send({ type: 'problem.dismissed' })}
            >
              <Trans>Cancel</Trans>
            </Button>
          </HStack>
        }
      >
        <ProblemText problem={problem} canRetry />
      </Notice>
    )
  }
  if (issue && pick) {
    return (
      <Notice tone="danger" urgent>
        <IssueText issue={issue} pick={pick} />
      </Notice>
    )
  }
  if (!isMissing) return null
  return (
    <Notice tone="danger" urgent title={<Trans>Please add an image</Trans>}>
      <Trans>This company asks for your driving licence before you book.</Trans>
    </Notice>
  )
}

function IssueText({ issue, pick: { name, size } }: { issue: UploadIssue; pick: PickedFile }) {
  switch (issue) {
    case 'empty':
      return <Trans>{name} is empty. Choose another file.</Trans>
    case 'too-large':
      // A proxy in front of the server may have a lower limit.
      if (size <= MAX_UPLOAD_BYTES) {
        return <Trans>{name} is too large. Use a smaller photo or scan.</Trans>
      }
      return (
        <Trans>
          {name} is larger than the limit of 5 MB. Take a photo of your licence instead: photos are
          made smaller before they are sent.
        </Trans>
      )
    case 'heic':
      return (
        <Trans>
          Your browser can’t open {name}, a HEIC photo. Choose it as a JPEG, or open this page in
          Safari.
        </Trans>
      )
    case 'wrong-kind':
      return <Trans>{name} isn’t a photo or a PDF. Take a photo of your licence or scan it.</Trans>
  }
}
