import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { replaceState, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

import type { ComparisonProps } from './comparison-props.ts'

const ComparisonDialog = lazyPart(
  async () => (await import('./comparison-dialog.tsx')).ComparisonDialog,
)

const Bar = styled('section', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    mt: '4',
    mx: { base: '-4', md: '0' },
    px: '4',
    py: '2',
    pb: 'max(0.5rem, env(safe-area-inset-bottom))',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopRadius: 'lg',
    boxShadow: 'md',
  },
})

/** Compares the selected cars. The URL contains the selection, and whether the dialog is open. */
export function Comparison(props: ComparisonProps) {
  const { compared, isComparing, onCompare } = props
  const { t } = useLingui()
  const [isOpen, show] = useOptimisticChoice(isComparing, replaceState, (isOn: boolean) =>
    onCompare((before) => before, isOn),
  )
  if (compared.length === 0) return null

  return (
    <Bar {...NEEDS_SCRIPT_PROPS} aria-label={t`Comparison`}>
      <span aria-live="polite">
        <Plural value={compared.length} one="# car to compare" other="# cars to compare" />
      </span>
      <HStack gap="2">
        <Button variant="ghost" onClick={() => void onCompare(() => [])}>
          <Trans>Clear all</Trans>
        </Button>
        <Button
          aria-haspopup="dialog"
          onPointerEnter={ComparisonDialog.prefetch}
          onFocus={ComparisonDialog.prefetch}
          onClick={() => show(true)}
        >
          <Trans>Compare side by side</Trans>
        </Button>
      </HStack>
      {/* After closing, the dialog stays mounted until the URL is updated: unmounting an open dialog loses the
         focus. */}
      {isComparing || isOpen ? (
        <ComparisonDialog {...props} isOpen={isOpen} onClose={() => isOpen && show(false)} />
      ) : null}
    </Bar>
  )
}
