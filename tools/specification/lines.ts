import { CALLS } from './lines/calls.ts'
import { CONSTANTS } from './lines/constants.ts'
import { ENTITIES } from './lines/entities.ts'
import { ERRORS } from './lines/errors.ts'
import { PAGES } from './lines/pages.ts'
import { PERMISSIONS } from './lines/permissions.ts'
import { PRODUCT } from './lines/product.ts'
import { ROUTES } from './lines/routes.ts'
import { STATES } from './lines/states.ts'
import { VALIDATION } from './lines/validation.ts'
import type { Section } from './section.ts'

/** The whole specification, in its order. */
export const SECTIONS: readonly Section[] = [
  PRODUCT,
  ROUTES,
  PAGES,
  ENTITIES,
  STATES,
  VALIDATION,
  PERMISSIONS,
  CALLS,
  ERRORS,
  CONSTANTS,
]
