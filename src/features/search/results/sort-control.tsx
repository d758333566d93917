import { Trans, useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { useId } from 'react'

import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'

import { SortChoice, type SortChoiceProps } from './sort-choice.tsx'

const Row = styled('div', { base: { display: 'flex', alignItems: 'center', minW: '0' } })

const Explanation = styled('div', {
  base: {
    position: 'fixed',
    inset: '0',
    m: 'auto',
    p: '4',
    width: 'min(20rem, calc(100vw - 2rem))',
    height: 'fit-content',
    bg: 'bg.raised',
    color: 'fg',
    fontSize: 'sm',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'md',
    '@supports (position-area: bottom)': {
      inset: 'auto',
      mx: '0',
      my: '1',
      positionArea: 'bottom span-x-start',
      positionTryFallbacks: 'flip-block, flip-inline',
    },
  },
})

/** The control for the sort order, with an explanation that also opens without JavaScript. */
export function SortControl(props: SortChoiceProps) {
  const { t } = useLingui()
  const id = useId()

  return (
    <Row>
      <styled.div flex="1" minW="0">
        <SortChoice {...props} />
      </styled.div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`How we sort`}
        popoverTarget={id}
        style={{ anchorName: `--sort${id}` }}
      >
        <Info aria-hidden size={18} />
      </Button>
      <Explanation id={id} popover="auto" style={{ positionAnchor: `--sort${id}` }}>
        <Trans>
          Available cars first, then cars rated 3.5 or higher, then by price. Scooters, buses and
          trucks come last unless you filter for them.
        </Trans>
      </Explanation>
    </Row>
  )
}
