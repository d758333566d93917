import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { HStack, styled } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { Mark } from '../step-panel.tsx'

const Panel = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    // The summary is below the title.
    '& > :last-child': { gridColumn: '2' },
  },
})

export interface DonePanelProps {
  title: string
  children: ReactNode
  /** Missing while nothing can be changed. */
  onChange?: (() => void) | undefined
}

/** The summary of a completed step, with a button to edit it. */
export function DonePanel({ title, children, onChange }: DonePanelProps) {
  const { t } = useLingui()

  return (
    <Card py={{ base: '3', md: '4' }}>
      <Panel>
        <Mark state="done">
          <Check aria-label={t({ message: 'Done', context: 'of a step' })} size={18} />
        </Mark>
        <HStack wrap="wrap">
          {/* On phones with text at 200%, the button wraps below the title. */}
          <H2 fontSize="lg" flex="1 1 8rem">
            {title}
          </H2>
          {onChange ? (
            <Button
              variant="ghost"
              size="sm"
              color="accent"
              me="-3"
              aria-label={t`Edit: ${title}`}
              onClick={onChange}
            >
              <Trans comment="Back to a step of checkout">Edit</Trans>
            </Button>
          ) : null}
        </HStack>
        <styled.div overflowWrap="anywhere">{children}</styled.div>
      </Panel>
    </Card>
  )
}
