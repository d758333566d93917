import type { Client } from 'openapi-fetch'

import type { paths } from '@masar/openapi/schema.d.ts'

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>
