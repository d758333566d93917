import { later } from '../later.tsx'

const load = () => import('./card-drawings.ts')

/** Pictures that come into their room when the words beside them are there. */
export const VehicleDrawing = later(async () => (await load()).VehicleDrawing)
export const SupplierMark = later(async () => (await load()).SupplierMark)
