import { readFile, writeFile } from 'node:fs/promises'

import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const CONTRACT_URL = new URL('../openapi/masar.yaml', import.meta.url)
const TYPES_URL = new URL('../openapi/schema.d.ts', import.meta.url)

const HEADER = '/** Generated from masar.yaml by npm run contract. */\n\n'

/**
 * The types of money are enums: TypeScript accepts any number for an enum, but no value of another enum
 * (decision 018).
 */
const OWN_TYPES = `export declare enum MajorUnits { unit }
`

/** The schemas for money: they get a separate type instead of `number`. */
const MONEY_TYPES: Record<string, string> = {
  Amount: 'MajorUnits',
  OptionalAmount: 'MajorUnits | null',
  OptionPrice: 'MajorUnits',
  SignedAmount: 'MajorUnits',
  MajorUnits: 'MajorUnits',
}

/** Generates the types of the contract. */
export async function generateTypes(): Promise<string> {
  const nodes = await openapiTypescript(CONTRACT_URL, {
    inject: OWN_TYPES,
    transform: (_schema, { path }) => {
      const name = path?.match(/^#\/components\/schemas\/(\w+)$/)?.[1]
      const type = name && MONEY_TYPES[name]
      return type ? ts.factory.createTypeReferenceNode(type) : undefined
    },
  })
  return `${HEADER}${astToString(nodes)}`
}

if (import.meta.main) {
  const types = await generateTypes()
  if (process.argv.includes('--write')) await writeFile(TYPES_URL, types)
  else if (types !== (await readFile(TYPES_URL, 'utf8'))) {
    console.error('openapi/schema.d.ts has other types than the contract: npm run contract')
    process.exitCode = 1
  }
}
