/** What a BookCars 8 backend can do, and where it serves files. */
import { NO_CAPABILITIES } from '../capabilities.ts'

export const BOOKCARS = {
  capabilities: NO_CAPABILITIES,
  /** A supplier is an account there, and so is its picture. */
  files: {
    avatars: '/cdn/bookcars/users',
    licenses: '/cdn/bookcars/licenses',
    temporaryLicenses: '/cdn/bookcars/temp/licenses',
    cars: '/cdn/bookcars/cars',
    suppliers: '/cdn/bookcars/users',
    locations: '/cdn/bookcars/locations',
  },
}
