import { lazyPart } from '../lazy/lazy-part.tsx'

/** Pictures that come into their room when the words beside them are there. */
export const LazyTownDrawing = lazyPart(
  async () => (await import('./town-drawing.tsx')).TownDrawing,
)
export const LazyCoastalRoad = lazyPart(
  async () => (await import('./coastal-road.tsx')).CoastalRoad,
)
