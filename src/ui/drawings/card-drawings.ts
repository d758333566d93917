/** One download for the pictures of a list. */
export { SupplierMark } from './supplier-mark.tsx'
export { VehicleDrawing } from './vehicle-drawing.tsx'
