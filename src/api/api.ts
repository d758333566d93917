import type { Client } from 'openapi-fetch'

import type { paths } from '@masar/openapi/schema.d.ts'

/** The client for API calls: the operations of the contract, with its types. */
export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>
