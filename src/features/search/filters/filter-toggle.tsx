import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { styled } from '#ui/style/styled.ts'

export interface FilterToggleProps {
  /** The id of the element with the filters. */
  controls: string
  isShown: boolean
  /** The number of active filters. */
  count: number
  onShow: (isShown: boolean) => void
}

/** Shows or hides the filters beside the cars on wide screens. */
export function FilterToggle({ controls, isShown, count, onShow }: FilterToggleProps) {
  const { t } = useLingui()
  const counted = isShown || count === 0 ? '' : ` (${count})`

  return (
    <Button
      {...NEEDS_SCRIPT_PROPS}
      variant="outline"
      size="sm"
      // The visible text is shorter on tablets, so that the sort order fits beside the count.
      aria-label={`${isShown ? t`Hide filters` : t`Show filters`}${counted}`}
      aria-expanded={isShown}
      aria-controls={isShown ? controls : undefined}
      onClick={() => onShow(!isShown)}
    >
      <styled.span hideFrom="lg">
        <Trans>Filters</Trans>
      </styled.span>
      <styled.span display={{ base: 'none', lg: 'inline' }}>
        {isShown ? <Trans>Hide filters</Trans> : <Trans>Show filters</Trans>}
      </styled.span>
      {counted}
    </Button>
  )
}
