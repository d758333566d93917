import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/button.tsx'
import { P } from '#ui/type.tsx'

import type { LicenceActor } from './open-licence.ts'

const Bar = chakra('progress', {
  base: { width: 'full', height: '0.5rem', accentColor: 'var(--chakra-colors-accent)' },
})

/** How far the file is, and a way to stop it. */
export function LicenceUpload({ actor }: { actor: LicenceActor }) {
  const { t } = useLingui()
  const percent = useSelector(actor, ({ context }) => context.percent)
  const name = useSelector(actor, ({ context }) => context.pick?.name ?? '')

  return (
    <Stack gap="2">
      <P overflowWrap="anywhere" aria-live="polite">
        {percent < 100 ? <Trans>Sending {name}</Trans> : <Trans>Checking {name}</Trans>}
      </P>
      <Bar max={100} value={percent} aria-label={t`Sent`} />
      <HStack justify="space-between" gap="3">
        <P size="sm" tone="muted" fontVariantNumeric="tabular-nums">
          {percent} %
        </P>
        <Button
          variant="outline"
          size="sm"
          onClick={() => actor.send({ type: 'upload.cancelled' })}
        >
          <Trans>Stop sending</Trans>
        </Button>
      </HStack>
    </Stack>
  )
}
