import { expect } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import type { Browser } from './browser.ts'
import { buildCarSearch } from './requests.ts'

type Schemas = components['schemas']

/** Searches the cars of all suppliers, unless the search specifies some. */
export async function findCarPage(
  browser: Browser,
  narrower: Partial<Schemas['CarSearch']> = {},
  { page = 1, size = 1000 } = {},
) {
  const { body: all } = await browser.get('/api/all-suppliers')
  const suppliers = (all as Schemas['Supplier'][]).map(({ _id }) => _id)
  const { status, body } = await browser.post(
    `/api/frontend-cars/${page}/${size}`,
    buildCarSearch({ suppliers, ...narrower }),
  )
  expect(status).toBe(200)
  const [{ resultData, pageInfo, facets, widest }] = body as Schemas['CarPage']
  return { rows: resultData, total: pageInfo[0]?.totalRecords ?? 0, facets, widest }
}
