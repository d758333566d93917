import { readFileSync } from 'node:fs'

import openapiTypescript, { astToString } from 'openapi-typescript'

const COMMITTED = 'openapi/schema.d.ts'

/** Fails when the committed types differ from what the contract says today. */
const ast = await openapiTypescript(new URL('../openapi/masar.yaml', import.meta.url))
const generated = astToString(ast)
const committed = readFileSync(COMMITTED, 'utf8')

if (!committed.endsWith(generated)) {
  console.error(`${COMMITTED} is older than openapi/masar.yaml: run \`npm run contract\`.`)
  process.exitCode = 1
}
