import { Trans } from '@lingui/react/macro'

import { SubmitButton } from '#ui/form/submit-button.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    mx: { base: '-4', md: '-6' },
    mb: { base: '-4', md: '-6' },
    px: { base: '4', md: '6' },
    py: '3',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border',
    borderBottomRadius: 'lg',
  },
  variants: {
    isSticky: { true: { position: 'sticky', bottom: '0', zIndex: '1' }, false: {} },
  },
})

export interface SaveBarProps {
  busy: boolean
  /** Whether any value differs from the saved one. */
  isChanged: boolean
}

/**
 * The bar with the save button of the form. While there are unsaved changes, the bar shows a note and stays in
 * view.
 */
export const SaveBar = ({ busy, isChanged }: SaveBarProps) => (
  <Bar isSticky={isChanged} data-bottom-bar={isChanged || undefined}>
    <styled.div
      width={{ base: 'full', sm: '12rem' }}
      css={{ '@media (scripting: none)': { width: 'full' } }}
    >
      <SubmitButton busy={busy} busyText={<Trans>Saving…</Trans>}>
        <Trans>Save</Trans>
      </SubmitButton>
    </styled.div>
    {isChanged ? (
      <P size="sm" tone="muted">
        <Trans>You have unsaved changes.</Trans>
      </P>
    ) : null}
  </Bar>
)
