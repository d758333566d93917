import { createContext, use, useMemo, type PropsWithChildren } from 'react'

import { chooseBodyStyle, type DrawableCar } from '@masar/domain/car/body-style.ts'
import { type CarPaint, assignPaints, pickPaint } from '#ui/drawings/paints.ts'

type ListedCar = DrawableCar & { _id: string }

const ListPaints = createContext<ReadonlyMap<string, CarPaint> | null>(null)

/** Wraps a list of cars, so that neighbors of the same model get different paints. */
export function PaintNeighbors({
  cars,
  children,
}: PropsWithChildren<{ cars: readonly ListedCar[] }>) {
  const paints = useMemo(
    () => assignPaints(cars.map((car) => ({ _id: car._id, body: chooseBodyStyle(car) }))),
    [cars],
  )
  return <ListPaints value={paints}>{children}</ListPaints>
}

/** Returns the paint of a car, which in a list depends on its neighbors. */
export const useCarPaint = (id: string): CarPaint => use(ListPaints)?.get(id) ?? pickPaint(id)
