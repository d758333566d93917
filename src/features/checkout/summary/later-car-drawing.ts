import { later } from '../later.tsx'

/** The drawing has its room before it has its lines. */
export const CarDrawing = later(async () => {
  const { CarDrawing: Drawing } = await import('./car-drawing.tsx')
  return Drawing
})
