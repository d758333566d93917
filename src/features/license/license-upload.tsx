import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { UploadBar } from '#ui/control/upload-bar.tsx'

import type { LicenseActor } from './license.flow.ts'

export function LicenseUpload({ actor }: { actor: LicenseActor }) {
  const { t } = useLingui()
  const percent = useSelector(actor, ({ context }) => context.percent)
  const name = useSelector(actor, ({ context }) => context.pick?.name)
  if (!name) return null

  return (
    <UploadBar
      percent={percent}
      label={t`Sent`}
      doing={percent < 100 ? <Trans>Sending {name}</Trans> : <Trans>Checking {name}</Trans>}
      stop={<Trans>Stop sending</Trans>}
      onStop={() => actor.send({ type: 'upload.cancelled' })}
    />
  )
}
