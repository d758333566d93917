import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'

import { carQuery, toLocationAndTime } from '#api/queries/car.query.ts'
import { Dialog } from '#ui/control/dialog.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { ComparisonProps } from './comparison-props.ts'
import { ComparisonTable } from './comparison-table.tsx'

/**
 * The area that scrolls in both directions, also by keyboard, when the cars do not fit. The column heads stay
 * in view.
 */
const ScrollArea = styled('section', {
  base: {
    overflow: 'auto',
    maxW: '100%',
    containerType: 'inline-size',
    // The remaining height below the dialog title.
    maxH: { base: 'calc(100dvh - 7rem)', md: 'calc(100dvh - 9.5rem)' },
  },
})

export interface ComparisonDialogProps extends ComparisonProps {
  isOpen: boolean
  onClose: () => void
}

/** Up to four cars side by side, for the dates of the search. */
export function ComparisonDialog(props: ComparisonDialogProps) {
  const { api, trip, zone, compared, onCompare, isOpen, onClose } = props
  const { language } = usePreferences()
  const { t } = useLingui()
  const where = toLocationAndTime(trip, zone)
  const answers = useQueries({
    queries: compared.map((id) => carQuery(api, id, language, where)),
  })
  const cars = answers.flatMap(({ data }) => data ?? [])
  const isWaiting = answers.some(({ isPending }) => isPending)

  return (
    <Dialog open={isOpen} shape="screen" title={<Trans>Compare cars</Trans>} onClose={onClose}>
      {isWaiting ? (
        <Skeleton height="24rem" aria-label={t`Loading`} />
      ) : cars.length === 0 ? (
        <P>
          <Trans>These cars can’t be shown right now.</Trans>
        </P>
      ) : (
        <ScrollArea aria-label={t`Comparison of the cars`} tabIndex={0}>
          <ComparisonTable
            cars={cars}
            trip={trip}
            zone={zone}
            onRemove={(id) =>
              void onCompare(
                (before) => before.filter((other) => other !== id),
                compared.some((other) => other !== id),
              )
            }
          />
        </ScrollArea>
      )}
    </Dialog>
  )
}
