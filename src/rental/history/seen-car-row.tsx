import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'

import type { SeenCar } from '#api/stored/seen-cars.ts'
import { chooseBodyStyle } from '@masar/domain/car/body-style.ts'
import { useDates } from '#ui/control/dates.tsx'
import { pickPaint } from '#ui/drawings/paints.ts'
import { VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'
import { styled } from '#ui/style/styled.ts'

const Row = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(9rem, 11rem)',
    gap: '2',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0.5' },
    py: '1',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '1rem',
    scrollbarWidth: 'thin',
    '& > li': { display: 'grid', scrollSnapAlign: 'start' },
  },
})

const CarLink = createLink(
  styled('a', {
    base: {
      display: 'grid',
      gridTemplateRows: '3.5rem auto auto',
      justifyItems: 'center',
      rowGap: '0.5',
      p: '2',
      textAlign: 'center',
      lineHeight: 'tight',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      _hover: { borderColor: 'border.strong' },
      '& img': { width: '5.5rem', height: '3.5rem' },
    },
  }),
)

/** The recently viewed cars. Each link opens the car with the trip for which it was viewed. */
export function SeenCarRow({ cars }: { cars: readonly SeenCar[] }) {
  const { t } = useLingui()
  const { shortRange } = useDates()

  return (
    <Row aria-label={t`Recently viewed cars`}>
      {cars.map(({ id, name, range, search }) => (
        <li key={id}>
          <CarLink to="/car/$carId" params={{ carId: id }} search={search ?? {}}>
            <VehicleDrawing body={chooseBodyStyle({ name, range })} paint={pickPaint(id)} />
            <styled.span fontSize="sm" fontWeight="semibold" gridRow="2">
              {name}
            </styled.span>
            {search ? (
              <styled.span fontSize="xs" color="fg.muted" gridRow="3">
                {shortRange(search.from, search.to)}
              </styled.span>
            ) : null}
          </CarLink>
        </li>
      ))}
    </Row>
  )
}
