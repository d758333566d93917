import { lazyPart } from '../lazy/lazy-part.tsx'

/** Lazy-loaded drawings; their space is reserved. */
export const LazyTownDrawing = lazyPart(
  async () => (await import('./town-drawing.tsx')).TownDrawing,
)
export const LazyCoastalRoad = lazyPart(
  async () => (await import('./coastal-road.tsx')).CoastalRoad,
)
