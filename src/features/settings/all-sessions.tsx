import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { asProblem } from '#api/problem.ts'
import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

/** Ends all sessions, for example after losing a phone or using a shared computer. */
export function AllSessions({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const [open, setOpen] = useState(false)
  const end = useMutation({ mutationFn: onSignOut })

  return (
    <Stack gap="3" align="start">
      <P tone="muted">
        <Trans>Lost a device? Sign out everywhere.</Trans>
      </P>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      <Dialog
        title={<Trans>Sign out everywhere?</Trans>}
        open={open}
        onClose={() => {
          setOpen(false)
          end.reset()
        }}
      >
        <P>
          <Trans>You’ll have to sign in again on every device, including this one.</Trans>
        </P>
        {end.error ? (
          <Notice tone="danger" urgent>
            <ProblemText problem={asProblem(end.error)} canRetry />
          </Notice>
        ) : null}
        <HStack justify="end" wrap="wrap" gap="3">
          <Button variant="outline" onClick={() => setOpen(false)}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button
            aria-disabled={end.isPending}
            onClick={() => {
              if (!end.isPending) end.mutate()
            }}
          >
            <Trans>Sign out everywhere</Trans>
          </Button>
        </HStack>
      </Dialog>
    </Stack>
  )
}
