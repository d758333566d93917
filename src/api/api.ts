import type { Client } from 'openapi-fetch'

import type { paths } from '@masar/openapi/schema.d.ts'

/** What makes calls: the operations of the contract, typed by it. */
export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>
