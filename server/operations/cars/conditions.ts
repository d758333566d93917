import { readSupplierConditions } from '../../conditions/read-conditions.ts'
import { noContent, type Operation, respondWith } from '../operation.ts'

/** Public in every version, so that customers can read what they agreed to without signing in. */
export const readConditions: Operation<'readConditions'> = async ({ db, params, query }) => {
  const { supplierId, language } = params
  const { version } = query
  const found = await readSupplierConditions(db, { supplierId, version, language })
  return found ? respondWith(found) : noContent
}
