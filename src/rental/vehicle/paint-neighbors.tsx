import { createContext, use, useMemo, type PropsWithChildren } from 'react'

import { bodyStyle, type Described } from '#domain/car/body-style.ts'
import { type CarPaint, paintList, pickPaint } from '#ui/drawings/paints.ts'

type ListedCar = Described & { _id: string }

const ListPaints = createContext<ReadonlyMap<string, CarPaint> | null>(null)

/** Around a list: cars of one model that stand next to each other have different paints. */
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

/** The paint of a car, where it stands. */
export const useCarPaint = (id: string): CarPaint => use(ListPaints)?.get(id) ?? pickPaint(id)
