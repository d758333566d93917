import { Plural, Trans } from '@lingui/react/macro'

import { NO_FILTERS } from '#api/links/car-filters.ts'
import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { useDelayedClose } from '#ui/control/delayed-close.ts'

import { areAllCars } from '../results/vehicle-count.tsx'
import { Filters, type FiltersProps } from './filter-panel.tsx'

export interface FilterSheetProps extends FiltersProps {
  /** The number of cars; null while the number is unknown. */
  total: number | null
  onClose: () => void
}

/** The filters on phones, with the resulting number of cars always in view. */
export function FilterSheet({ total, onClose, ...filters }: FilterSheetProps) {
  const [isLeaving, leave] = useDelayedClose(onClose)

  return (
    <Dialog
      open
      isLeaving={isLeaving}
      shape="sheet"
      title={<Trans>Filters</Trans>}
      onClose={leave}
      foot={
        <>
          <Button
            variant="outline"
            minH="12"
            onClick={() => void filters.onChange(() => NO_FILTERS)}
          >
            <Trans>Clear all</Trans>
          </Button>
          <Button minH="12" px="3" flex="1 1 10rem" minW="0" onClick={leave}>
            {total === null ? (
              <Trans>Show the cars</Trans>
            ) : areAllCars(filters.filters, filters.facets) ? (
              <Plural value={total} one="Show # vehicle" other="Show # vehicles" />
            ) : (
              <Plural value={total} one="Show # vehicle" other="Show # vehicles" />
            )}
          </Button>
        </>
      }
    >
      <Filters {...filters} />
    </Dialog>
  )
}
