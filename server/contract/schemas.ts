import addFormats from 'ajv-formats'
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'

import { contractDocument, type Located } from './document.ts'

/** OpenAPI keywords that are not part of JSON Schema. */
const NOT_JSON_SCHEMA = [...Object.keys(contractDocument), 'x-extension']

/**
 * Creates a validator in which the document's own `$ref`s are resolved. Unknown formats and keywords are
 * errors.
 */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    validateSchema: false,
    allErrors: true,
    ...options,
  })
  addFormats(ajv)
  ajv.addVocabulary(NOT_JSON_SCHEMA)
  ajv.addSchema(contractDocument, 'contract')
  return ajv
}

const toSchemaReference = (pointer: string) => ({ $ref: `contract#${pointer}/schema` })

const bodyAjv = createAjv({})
const textAjv = createAjv({ coerceTypes: true })
const compiled = new Map<string, ValidateFunction>()

/** Returns the validator of a media type's schema, compiled on first use. */
export function getBodyValidator(pointer: string): ValidateFunction {
  return getCached(pointer, () => bodyAjv.compile(toSchemaReference(pointer)))
}

/** Returns a validator of parameters by name, which also converts their text to numbers and booleans. */
export function getParameterValidator(
  key: string,
  parameters: readonly Located<{ readonly name: string; readonly required?: boolean }>[],
): ValidateFunction {
  return getCached(key, () =>
    textAjv.compile({
      type: 'object',
      properties: Object.fromEntries(
        parameters.map(({ node, pointer }) => [node.name, toSchemaReference(pointer)]),
      ),
      required: parameters.filter(({ node }) => node.required).map(({ node }) => node.name),
    }),
  )
}

function getCached(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key)
  if (known) return known
  const check = compile()
  compiled.set(key, check)
  return check
}
