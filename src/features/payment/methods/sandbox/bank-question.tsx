import { Trans } from '@lingui/react/macro'

import { ActionRow } from '#ui/control/action-row.tsx'
import { Button } from '#ui/control/button.tsx'
import { ExternalLink } from '#ui/control/link.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { PaymentActor } from '../../payment-actor.ts'
import { findBankPage, openBankWindow } from './bank-window.ts'

export interface BankQuestionProps {
  actor: PaymentActor
  /** Whether the browser blocked the window. */
  isBlocked: boolean
}

/** 3-D Secure: the bank asks for confirmation in a separate window or, when that is blocked, in this one. */
export function BankQuestion({ actor, isBlocked }: BankQuestionProps) {
  const page = findBankPage(actor)
  if (!page) return null

  if (!isBlocked) {
    return (
      <Stack gap="4">
        <styled.output>
          <P>
            <Trans>Approve the payment in your bank’s window, then return here.</Trans>
          </P>
        </styled.output>
        <ActionRow>
          <Button onClick={() => openBankWindow(actor, page)}>
            <Trans>Show the bank’s window</Trans>
          </Button>
        </ActionRow>
      </Stack>
    )
  }
  return (
    <Stack gap="4">
      <Notice tone="warning" urgent>
        <Trans>
          Your bank has to approve this payment, but your browser blocked its window. Open it
          yourself. Nothing is charged before.
        </Trans>
      </Notice>
      <ActionRow>
        <Button onClick={() => openBankWindow(actor, page)}>
          <Trans>Open the bank’s window</Trans>
        </Button>
        <ExternalLink href={page}>
          <Trans>Open it in this window instead</Trans>
        </ExternalLink>
      </ActionRow>
    </Stack>
  )
}
