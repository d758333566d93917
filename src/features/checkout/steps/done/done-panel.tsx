import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { Mark } from '../step-panel.tsx'

export interface DonePanelProps {
  title: string
  children: ReactNode
  /** None while nothing may be changed. */
  onChange?: (() => void) | undefined
}

/** A step behind, in short, with the way back to it. */
export function DonePanel({ title, children, onChange }: DonePanelProps) {
  const { t } = useLingui()

  return (
    <Card>
      <HStack align="start" gap="3">
        <Mark state="done">
          <Check aria-label={t({ message: 'Done', context: 'of a step' })} size={18} />
        </Mark>
        <Stack gap="1" flex="1" minW="0" overflowWrap="anywhere">
          <H2 fontSize="lg">{title}</H2>
          {children}
        </Stack>
        {onChange ? (
          <Button variant="ghost" size="sm" aria-label={t`Change: ${title}`} onClick={onChange}>
            <Trans comment="Back to a step of checkout">Change</Trans>
          </Button>
        ) : null}
      </HStack>
    </Card>
  )
}
