import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'

import { styled, HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

/** The notice that a test form charges nothing. Less prominent than the form itself. */
export function TestNotice() {
  return (
    <HStack gap="2" align="start" color="fg.muted">
      <FlaskConical aria-hidden size={18} style={{ flexShrink: 0, marginBlockStart: '0.1rem' }} />
      <P size="sm">
        <styled.strong display="block" fontWeight="semibold">
          <Trans>Test mode: no money is charged</Trans>
        </styled.strong>
        <Trans>Real cards and accounts aren’t accepted.</Trans>
      </P>
    </HStack>
  )
}
