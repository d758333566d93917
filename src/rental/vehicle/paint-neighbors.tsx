import { createContext, use, useMemo, type PropsWithChildren } from 'react'

import { bodyStyle, type Described } from '@masar/domain/car/body-style.ts'
import { type CarPaint, paintList, pickPaint } from '#ui/drawings/paints.ts'

type ListedCar = Described & { _id: string }

const ListPaints = createContext<ReadonlyMap<string, CarPaint> | null>(null)

/** Wraps a list of cars: neighbors of the same model get different paints. */
export function PaintNeighbors({
  cars,
  children,
}: PropsWithChildren<{ cars: readonly ListedCar[] }>) {
  const paints = useMemo(
    () => paintList(cars.map((car) => ({ _id: car._id, body: bodyStyle(car) }))),
    [cars],
  )
  return <ListPaints value={paints}>{children}</ListPaints>
}

/** The paint of a car at its position in the list. */
export const useCarPaint = (id: string): CarPaint => use(ListPaints)?.get(id) ?? pickPaint(id)
