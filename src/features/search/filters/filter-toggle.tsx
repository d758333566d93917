import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { NEEDS_SCRIPT } from '#ui/page/needs-script.tsx'

export interface FilterToggleProps {
  /** The id of the filters. */
  controls: string
  isShown: boolean
  /** The number of active filters. */
  count: number
  onShow: (isShown: boolean) => void
}

/** Shows or hides the filters beside the cars on wide screens. */
export function FilterToggle({ controls, isShown, count, onShow }: FilterToggleProps) {
  return (
    <Button
      {...NEEDS_SCRIPT}
      variant="outline"
      size="sm"
      aria-expanded={isShown}
      aria-controls={isShown ? controls : undefined}
      onClick={() => onShow(!isShown)}
    >
      {isShown ? <Trans>Hide filters</Trans> : <Trans>Show filters</Trans>}
      {isShown || count === 0 ? '' : ` (${count})`}
    </Button>
  )
}
