import { lazyPart } from '../lazy-part.tsx'

/** Pictures that come into their room when the words beside them are there. */
export const LazyVehicleDrawing = lazyPart(
  async () => (await import('./vehicle-drawing.tsx')).VehicleDrawing,
)
export const LazySupplierMark = lazyPart(
  async () => (await import('./supplier-mark.tsx')).SupplierMark,
)
