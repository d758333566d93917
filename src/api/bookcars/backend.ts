/** The capabilities of a BookCars 8 backend, and where it serves files. */
import { NO_CAPABILITIES } from '../capabilities.ts'

export const BOOKCARS = {
  capabilities: NO_CAPABILITIES,
  /** Suppliers are accounts on BookCars, so their pictures are avatars. */
  files: {
    avatars: '/cdn/bookcars/users',
    licenses: '/cdn/bookcars/licenses',
    temporaryLicenses: '/cdn/bookcars/temp/licenses',
    cars: '/cdn/bookcars/cars',
    suppliers: '/cdn/bookcars/users',
    locations: '/cdn/bookcars/locations',
  },
}
